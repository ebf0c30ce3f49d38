import { join } from 'node:path';
import { stringify } from 'yaml';
import { canonicalJson } from '../../compiler/canonical-json.ts';
import { showPath } from '../../compiler/read-rule-files.ts';
import type { RuleFile } from '../../compiler/source-file.ts';
import type { LoadedRules } from '../load-rules.ts';
import { exampleOptions } from './example-options.ts';

export interface NewRule {
  readonly id: string;
  readonly route: string;
  readonly why: string;
  readonly selector: string;
  readonly action: string;
}

/** A draft of a rule, as it stands in a file whose rules begin so far to the right. */
export function ruleText({ id, why, selector, action }: NewRule, indent = '  '): string {
  const lines = [
    `- id: ${id}`,
    `why: ${inYaml(why)}`,
    `selector: ${isFinder(selector) ? selector : inYaml(selector)}`,
    `action: ${action}`,
    ...(exampleOptions[action] ?? []),
    'expect: { max: 1 }',
    '# A draft is left out of the site. Delete this line when the rule is right.',
    'status: draft',
  ];
  return lines.map((line, index) => `${indent}${index === 0 ? '' : '  '}${line}\n`).join('');
}

/**
 * A draft below the other rules of its route, or in a file of its own.
 * @param folder the rules' folder
 * @returns the whole file, as it is to be
 */
export function draftRule(rule: NewRule, folder: string, known: LoadedRules): RuleFile {
  const file = fileOf(rule.route, known);
  if (!file) {
    const text = `${head(rule.route)}${ruleText(rule)}`;
    return { path: freePath(join(folder, 'pages', nameOf(rule.route)), known), text };
  }
  const end = file.text.includes('\r\n') ? '\r\n' : '\n';
  const text = `\n\n${ruleText(rule, indentOf(file.text))}`;
  return { path: file.path, text: file.text.trimEnd() + text.replaceAll('\n', end) };
}

/** True when what is written below a file's end is one more of its rules. */
function endsWithRules({ text }: RuleFile): boolean {
  const lastKey = [...text.matchAll(/^(\w+)\s*:/gm)].at(-1)?.[1];
  return lastKey === 'rules' && indentOf(text) !== undefined;
}

/** How far to the right the rules of a file begin. */
function indentOf(text: string): string | undefined {
  return /^rules:[^\n]*\n(?:\s*(?:#[^\n]*)?\n)*( *)- /m.exec(text)?.[1];
}

/** The file that holds rules for this route and no other, and can take one more. */
function fileOf(route: string, { read }: LoadedRules): RuleFile | null {
  const alone = read.find(
    ({ rule, passage }) =>
      rule !== null &&
      rule.except.length === 0 &&
      canonicalJson(rule.routes) === canonicalJson([route]) &&
      passage.source.path.includes('/pages/') &&
      endsWithRules(passage.source),
  );
  return alone?.passage.source ?? null;
}

/** `services.yaml`, or `services-2.yaml` where that holds the rules of other pages. */
function freePath(name: string, { files }: Pick<LoadedRules, 'files'>, number = 1): string {
  const path = showPath(`${name}${number === 1 ? '' : `-${number}`}.yaml`);
  const isTaken = files.some((file) => file.path === path);
  return isTaken ? freePath(name, { files }, number + 1) : path;
}

/** `/services/voip` is `services-voip.yaml`. */
function nameOf(route: string): string {
  const name = route
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name === '' ? 'home' : name;
}

function head(route: string): string {
  const schema = '# yaml-language-server: $schema=../../schemas/rules.schema.json';
  return `${schema}\nroutes: ${inYaml(route)}\nrules:\n`;
}

/** `{ heading: Our Team }` is no CSS, and stands without quotes. */
function isFinder(selector: string): boolean {
  return selector.startsWith('{');
}

/** As a value in YAML, on one line: in quotes where it would be read as something else. */
function inYaml(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  return stringify(line, { singleQuote: true, lineWidth: 0 }).trimEnd();
}
