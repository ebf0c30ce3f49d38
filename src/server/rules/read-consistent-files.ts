import { setTimeout as wait } from 'node:timers/promises';
import { fileProblem } from '../../compiler/diagnostic.ts';
import { readRuleFiles, showPath, type RuleFiles } from '../../compiler/read-rule-files.ts';
import { describeFolder } from './describe-folder.ts';

/** Milliseconds between tries, and how many, while somebody is writing to the folder. */
const PAUSE = 60;
const MOST_TRIES = 30;

/**
 * Reads a folder and makes something of it. When a file changed meanwhile both are done again, so
 * that the result never mixes files of before and after.
 */
export async function readConsistentFiles<Result>(
  folder: string,
  make: (files: RuleFiles) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const before = await describeFolder(folder);
    const files = await readRuleFiles(folder).catch((error) => tellUnreadable(folder, error));
    const result = await make(files);
    if (tries === MOST_TRIES || before === (await describeFolder(folder))) return result;
    await wait(PAUSE);
  }
}

/** What cannot be read is a mistake like any other: it refuses the whole set. */
function tellUnreadable(folder: string, { path, message }: NodeJS.ErrnoException): RuleFiles {
  const problem = fileProblem(showPath(path ?? folder), 'R008', `It cannot be read: ${message}.`);
  return { files: [], diagnostics: [problem] };
}
