import { sortDiagnostics, type Diagnostic } from '../../compiler/diagnostic.ts';
import { lintRules } from '../../compiler/lint/lint-rules.ts';
import { lintNames, PAGE_LINTS } from '../../compiler/lint/lints.ts';
import { applySilences, readSilences } from '../../compiler/lint/silences.ts';
import { rulesThatCount } from '../../compiler/read-rule.ts';
import type { SoundRules } from '../require-rules.ts';
import type { StoredPage } from '../pages/site-pages.ts';
import { surveyPages } from '../pages/survey-pages.ts';
import { lintPages, mostFound } from './lint-pages.ts';

/**
 * Everything that is allowed but worth a word.
 * @param stored the pages that the rules are tried on; without any, only what the rules tell
 */
export function lint(
  { compiled, read, files }: SoundRules,
  stored: readonly StoredPage[],
  today: string,
): Diagnostic[] {
  const rules = rulesThatCount(read, {});
  const pages = surveyPages(stored, compiled.rules, today);
  const warnings = [
    ...lintRules(rules, today, mostFound(pages)),
    ...(pages.length > 0 ? lintPages(rules, pages, today) : []),
  ];
  const ran = lintNames.filter((name) => pages.length > 0 || !PAGE_LINTS.includes(name));
  const left = applySilences(warnings, files.flatMap(readSilences), rules, ran);
  return sortDiagnostics(
    left,
    files.map(({ path }) => path),
  );
}
