import { writesOf } from '../../compiler/set/writes-of.ts';
import type { CompiledRule } from '../../contract/rules.ts';
import { surveyPage, type PageSurvey } from '../../explain/survey.ts';
import { openWindow } from './open-window.ts';
import type { StoredPage } from './site-pages.ts';

/** What the rules do on each of some pages. */
export function surveyPages(
  pages: readonly StoredPage[],
  rules: readonly CompiledRule[],
  today: string,
): PageSurvey[] {
  return pages.map(({ path, html }) => {
    const window = openWindow(path);
    return surveyPage(html, { path, rules, today, window, writesOf });
  });
}
