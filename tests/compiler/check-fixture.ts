import { relative } from 'node:path';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import type { Diagnostic } from '../../src/compiler/diagnostic.ts';
import { formatPretty } from '../../src/compiler/format-pretty.ts';
import { readRuleFiles } from '../../src/compiler/read-rule-files.ts';

/** The routes of the site that the broken rules are checked for. */
const PAGE_ROUTES = ['/', '/about', '/services/*', '/blog/:slug'];

export interface CheckedFixture {
  readonly diagnostics: readonly Diagnostic[];
  readonly text: string;
}

/** Compiles the rules in a fixture's folder; paths are shown as if that were the working folder. */
export async function checkFixture(folder: string): Promise<CheckedFixture> {
  const prefix = `${relative(process.cwd(), folder)}/`;
  const shorten = (path: string): string => path.replace(prefix, '').replace(`${folder}/`, '');
  const read = await readRuleFiles(`${folder}/rules`);
  const files = read.files.map((file) => ({ ...file, path: shorten(file.path) }));
  const unread = read.diagnostics.map((one) => ({ ...one, file: shorten(one.file) }));
  const { diagnostics: found } = compileRules(files, { pageRoutes: PAGE_ROUTES });
  const diagnostics = [...unread, ...found];
  return { diagnostics, text: formatPretty(diagnostics, files) };
}
