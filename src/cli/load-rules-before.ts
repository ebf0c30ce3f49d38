import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { compileRules } from '../compiler/compile-rules.ts';
import { isRulePath } from '../compiler/read-rule-files.ts';
import type { RuleFile } from '../compiler/source-file.ts';
import type { CompiledRules } from '../contract/rules.ts';
import { UsageError } from './command.ts';
import { loadRules } from './load-rules.ts';

const run = promisify(execFile);

/**
 * The rules to compare with: those of a folder, or of a revision of git.
 * @param folder where the rules stand in that revision, if not in `rules`
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
  await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).catch(() => {
    throw new UsageError(`${revision} is neither a folder nor a revision of git.`);
  });
  // A copy of the rules that git does not know is compared with the rules themselves.
  const paths = await listFiles(revision, folder);
  const known = paths.length > 0 ? paths : await listFiles(revision, 'rules');
  return Promise.all(
    known.map(async (path) => ({ path, text: await git('show', `${revision}:./${path}`) })),
  );
}

/** The rule files in a folder of a revision; none where the folder stands outside of the checkout. */
async function listFiles(revision: string, folder: string): Promise<string[]> {
  const listed = git('ls-tree', '-r', '--name-only', '-z', revision, '--', folder);
  const names = (await listed.catch(() => '')).split('\0');
  return names.filter((path) => isRulePath(posix.relative(folder, path)));
}

async function git(...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
