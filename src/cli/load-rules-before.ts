import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { compileRules } from '../compiler/compile-rules.ts';
import type { RuleFile } from '../compiler/source-file.ts';
import type { CompiledRules } from '../contract/rules.ts';
import { UsageError } from './command.ts';
import { loadRules } from './load-rules.ts';

const run = promisify(execFile);

/**
 * The rules to compare with: those of a folder, or of a revision of git.
 * @param folder where the rules stand in that revision
 * @throws UsageError when there is neither, or when those rules have mistakes
 */
export async function loadRulesBefore(against: string, folder: string): Promise<CompiledRules> {
  const isFolder = await stat(against).then(
    (status) => status.isDirectory(),
    () => false,
  );
  const { compiled } = isFolder
    ? await loadRules(against)
    : compileRules(await readRevision(against, folder));
  if (compiled) return compiled;
  throw new UsageError(
    `The rules of ${against} have mistakes, so there is nothing to compare with.`,
  );
}

async function readRevision(revision: string, folder: string): Promise<RuleFile[]> {
  if (revision.startsWith('-')) throw new UsageError(`"${revision}" is no revision of git.`);
  const listed = await git(
    ['ls-tree', '-r', '--name-only', '-z', revision, '--', folder],
    revision,
  );
  const paths = listed.split('\0').filter((path) => path.endsWith('.yaml'));
  return Promise.all(
    paths.map(async (path) => ({
      path,
      text: await git(['show', `${revision}:./${path}`], revision),
    })),
  );
}

async function git(args: readonly string[], revision: string): Promise<string> {
  try {
    const { stdout } = await run('git', [...args], { maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch {
    throw new UsageError(`${revision} is neither a folder nor a revision of git.`);
  }
}
