import type { CompiledRule } from '../contract/rules.ts';
import { openSession, rulesForPage } from '../engine/index.ts';
import { cleanPage } from '../page/clean-page.ts';
import { dropForeignImages } from '../page/drop-foreign-images.ts';
import { parseHtml } from '../page/parse-html.ts';
import type { Platform } from '../page/platform.ts';
import { explainAbsence, type LeftOutRule } from './explain-absence.ts';
import { explainTurn, type Evidence } from './explain-turn.ts';
import type { Explanation } from './explanation.ts';
import type { Observers } from './trace-rules.ts';

export interface ExplainOptions {
  /** The page's path: `/services/voip`. */
  readonly path: string;
  readonly rules: readonly CompiledRule[];
  /** Rules that are switched off and drafts, so that they can be told as such. */
  readonly leftOut?: readonly LeftOutRule[];
  /** ISO date, such as `2026-11-21`. */
  readonly today: string;
  readonly window: Platform & Observers;
  /** Explain this rule alone. */
  readonly only?: string;
}

/**
 * Says for each rule what it did on a page, or why it did nothing: the same answer in a terminal,
 * in a panel and in a test. Nothing is written to the page that is shown.
 * @param html the page's whole export, before it is cleaned
 */
export function explainPage(html: string, options: ExplainOptions): Explanation[] {
  const { path, rules, leftOut = [], today, window, only } = options;
  const isWanted = ({ id }: CompiledRule): boolean => only === undefined || id === only;
  const counting = rulesForPage(rules, path, today);
  const evidence = gatherEvidence(html, counting, options);
  const present = rules.filter(isWanted).map((rule) => {
    const index = counting.indexOf(rule);
    if (index === -1) return explainAbsence(rule, { path, today }, null);
    return explainTurn(rule, evidence, window);
  });
  const absent = leftOut
    .filter(({ rule }) => isWanted(rule))
    .map(({ rule, reason }) => explainAbsence(rule, { path, today }, reason));
  return [...present, ...absent];
}

function gatherEvidence(
  html: string,
  rules: readonly CompiledRule[],
  { path, window }: ExplainOptions,
): Evidence {
  const pristine = cleanPage(html, window);
  const session = openSession({ root: copy(pristine), path, rules, finish: dropForeignImages });
  session.applyNow();
  session.settle();
  return {
    path,
    rules,
    pristine,
    report: session.report(),
    rawBody: () => parseHtml(html, window),
  };
}

/** A second tree, so that each run begins with the page as it came. */
export function copy(root: HTMLElement): HTMLElement {
  return root.cloneNode(true) as HTMLElement;
}
