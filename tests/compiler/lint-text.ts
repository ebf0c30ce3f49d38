import { expect } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { lintRules } from '../../src/compiler/lint/lint-rules.ts';
import { lintNames, PAGE_LINTS } from '../../src/compiler/lint/lints.ts';
import { applySilences, readSilences } from '../../src/compiler/lint/silences.ts';
import { rulesThatCount } from '../../src/compiler/read-rule.ts';
import type { RuleFile } from '../../src/compiler/source-file.ts';
import { ruleFile } from './rule-text.ts';

export const TODAY = '2026-11-21';

/** The text of a rule that lacks only its id and why; its lines are divided by `; `. */
export const rule = (rest: string, id = 'sample-rule'): string =>
  `  - id: ${id}\n    why: Something on this page is wrong.\n    ${rest.replaceAll('; ', '\n    ')}\n`;

/** The hints about rules for one page. */
export function lint(rules: string) {
  return lintFiles([ruleFile([rules])]);
}

/** The hints about files of rules, of the kinds that look at no page. */
export function lintFiles(files: readonly RuleFile[]) {
  const { diagnostics, read } = compileRules(files);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const sound = rulesThatCount(read, {});
  const ran = lintNames.filter((name) => !PAGE_LINTS.includes(name));
  return applySilences(lintRules(sound, TODAY), files.flatMap(readSilences), sound, ran);
}

export const codesOf = (rules: string): string[] => lint(rules).map(({ code }) => code);
