import { existsSync } from 'node:fs';
import { lstat, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Document, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { compileRules } from '../../compiler/compile-rules.ts';
import { hasErrors } from '../../compiler/diagnostic.ts';
import { formatPretty } from '../../compiler/format-pretty.ts';
import { readRuleFiles } from '../../compiler/read-rule-files.ts';
import type { RuleFile } from '../../compiler/source-file.ts';
import { resolveRoute } from '../../contract/routes.ts';
import type { RulesDesk } from './rules-desk.ts';
import { replaceFile } from '../replace-file.ts';

/** A rule as it is to stand in a file. */
export type RuleToSave = Readonly<Record<string, unknown>>;

export interface SavedRule {
  /** Below the checkout: `rules/pages/about.yaml`. */
  readonly file: string;
  /** Where the rule begins, counted from 1. */
  readonly line: number;
}

/** The rule cannot be saved; the message says why, as the terminal would. */
export class RuleRefused extends Error {}

const RULE_FILE = /^rules\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.yaml$/;
const MODELINE = '# yaml-language-server: $schema=../../schemas/rules.schema.json\n';

/**
 * Writes a rule at the end of the file for a page. All that stands in the file stays as it is,
 * comments too; nothing is written when the rules would not be right with it.
 * @throws RuleRefused
 */
export async function saveRule(
  { root, site }: Pick<RulesDesk, 'root' | 'site'>,
  path: string,
  rule: RuleToSave,
): Promise<SavedRule> {
  const isThisPage = (route: string): boolean => {
    const endpoint = resolveRoute(route, site)?.endpoint ?? null;
    return endpoint !== null && endpoint === resolveRoute(path, site)?.endpoint;
  };
  const folder = join(root, 'rules');
  const { files } = await readRuleFiles(folder);
  const target = files.find((file) => isForPage(nameIn(root, file), file.text, isThisPage));
  const name = target ? nameIn(root, target) : newName(root, path);
  const before = target?.text ?? `${MODELINE}routes: ${quote(path)}\nrules:\n`;
  const text = appendRule(before, rule);
  const others = files.filter((file) => file !== target);
  check([...others, { path: target?.path ?? name, text }]);
  await writeInside(root, name, text);
  return { file: name, line: lineOf(text, String(rule['id'])) };
}

/** Adds a rule to a file's text: after the last rule, an empty line between. */
function appendRule(text: string, rule: RuleToSave): string {
  const item = new Document([rule]);
  flowInside(item);
  const lines = item.toString({ lineWidth: 0, singleQuote: true }).trimEnd().split('\n');
  const indented = lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
  const at = endOfRules(text);
  const [head, tail] = [text.slice(0, at).trimEnd(), text.slice(at)];
  const gap = head.endsWith('\nrules:') ? '\n' : '\n\n';
  return `${head}${gap}${indented}\n${tail.trim() === '' ? '' : `\n${tail.trimStart()}`}`;
}

/** Groups and lists inside a rule stand on one line, as people write them. */
function flowInside(item: Document): void {
  const list = item.contents;
  const rule = isSeq(list) ? list.items[0] : null;
  if (!isMap(rule)) return;
  for (const { value } of rule.items) {
    if (isMap(value)) value.flow = true;
    if (isSeq(value)) value.flow = value.items.every(isScalar);
  }
}

/** Where the list of rules ends; the text's end when it is the last key, as it is in most files. */
function endOfRules(text: string): number {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return text.length;
  const index = contents.items.findIndex(({ key }) => isScalar(key) && key.value === 'rules');
  const next = contents.items[index + 1]?.key;
  const start = isScalar(next) ? next.range?.[0] : undefined;
  return start ?? text.length;
}

/** A file whose rules are for this page and for no other; a page can have several addresses. */
function isForPage(name: string, text: string, isThisPage: (route: string) => boolean): boolean {
  if (!name.startsWith('rules/pages/')) return false;
  const { routes } = (parseDocument(text).toJS() ?? {}) as { routes?: unknown };
  return [routes].flat().every((route) => {
    return typeof route === 'string' && !/[:*?]/.test(route) && isThisPage(route);
  });
}

function newName(root: string, path: string): string {
  const slug =
    path
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'home';
  for (let number = 1; ; number += 1) {
    const name = `rules/pages/${slug}${number === 1 ? '' : `-${number}`}.yaml`;
    if (!existsSync(join(root, name))) return name;
  }
}

function lineOf(text: string, id: string): number {
  const lines = text.split('\n');
  return lines.findLastIndex((line) => line.trim() === `- id: ${id}`) + 1;
}

function check(files: readonly RuleFile[]): void {
  const { diagnostics } = compileRules(files);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (hasErrors(diagnostics)) throw new RuleRefused(formatPretty(errors, files));
}

async function writeInside(root: string, name: string, text: string): Promise<void> {
  const file = join(root, name);
  if (!RULE_FILE.test(name)) throw new RuleRefused(`${name} is no rule file.`);
  await mkdir(dirname(file), { recursive: true });
  const status = await lstat(file).catch(() => null);
  if (status && !status.isFile()) throw new RuleRefused(`${name} is no plain file.`);
  await replaceFile(file, text);
}

/** The compiler shows short paths below the working folder, and whole ones elsewhere. */
function nameIn(root: string, { path }: RuleFile): string {
  return path.startsWith('rules/') ? path : path.slice(root.length + 1);
}

function quote(path: string): string {
  return /^\/[\w/-]*$/.test(path) ? path : JSON.stringify(path);
}
