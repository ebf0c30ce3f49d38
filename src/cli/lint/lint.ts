import { sortDiagnostics, type Diagnostic } from '../../compiler/diagnostic.ts';
import { lintRules } from '../../compiler/lint/lint-rules.ts';
import { lintNames, PAGE_LINTS } from '../../compiler/lint/lints.ts';
import { applySilences, readSilences } from '../../compiler/lint/silences.ts';
import { rulesThatCount } from '../../compiler/read-rule.ts';
import type { SoundRules } from '../require-rules.ts';
import { readStoredPages } from '../pages/site-pages.ts';
import { surveyPages } from '../pages/survey-pages.ts';
import { lintPages, mostFound } from './lint-pages.ts';

/**
 * Everything that is allowed but worth a word.
 * @param withPages also what the stored pages tell; that takes a few seconds
 */
export async function lint(
  { compiled, read, files }: SoundRules,
  withPages: boolean,
  today: string,
): Promise<Diagnostic[]> {
  const rules = rulesThatCount(read, {});
  const stored = withPages ? await readStoredPages() : [];
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
