import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import type { CompiledRule } from '../../src/contract/rules.ts';

/** One commit that changed rules. */
export interface RuleChange {
  /** ISO date. */
  readonly date: string;
  readonly subject: string;
  /** What was written, as git shows it. */
  readonly patch: string;
  readonly files: readonly ChangedFile[];
}

export interface ChangedFile {
  readonly path: string;
  /** Fixture folders of the pages that rules of this file change now. */
  readonly pages: readonly string[];
}

const NEWEST = 20;
const LONGEST_PATCH = 20_000;

/** The newest commits that changed rules, and the pages that they touch; none where there is no git. */
export async function readHistory(
  root: string,
  rules: readonly CompiledRule[],
): Promise<RuleChange[]> {
  const pagesOf = await readPages(root);
  const log = await git(root, ['log', `-${NEWEST}`, '--format=%h%x09%cs%x09%s', '--', 'rules']);
  const lines = log.split('\n').filter((line) => line !== '');
  return Promise.all(
    lines.map(async (line) => {
      const [hash = '', date = '', ...subject] = line.split('\t');
      const names = await git(root, ['show', '--format=', '--name-only', hash, '--', 'rules']);
      const patch = await git(root, ['show', '--format=', '--unified=2', hash, '--', 'rules']);
      const files = names.split('\n').filter((name) => name.endsWith('.yaml'));
      return {
        date,
        subject: subject.join(' '),
        patch: patch.slice(0, LONGEST_PATCH),
        files: files.map((path) => ({ path, pages: pagesFor(path, rules, pagesOf) })),
      };
    }),
  );
}

function pagesFor(
  path: string,
  rules: readonly CompiledRule[],
  pagesOf: ReadonlyMap<string, readonly string[]>,
): string[] {
  const ids = rules.filter(({ source }) => source.file === path).map(({ id }) => id);
  return [...new Set(ids.flatMap((id) => pagesOf.get(id) ?? []))].toSorted();
}

/** The fixture folders of the pages that each rule changes, as their reports say. */
async function readPages(root: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const pages = new Map<string, string[]>();
  for (const file of await glob('tests/fixtures/pages/*/report.txt', { cwd: root })) {
    const folder = file.split('/').at(-2) ?? '';
    const report = await readFile(`${root}/${file}`, 'utf8');
    for (const [, id = ''] of report.matchAll(/^([\w-]+): applied/gm)) {
      pages.set(id, [...(pages.get(id) ?? []), folder]);
    }
  }
  return pages;
}

async function git(root: string, parts: readonly string[]): Promise<string> {
  const run = promisify(execFile);
  const options = { cwd: root, maxBuffer: 50_000_000 };
  return run('git', parts, options).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
