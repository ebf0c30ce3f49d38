import { site } from 'virtual:site';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { today } from '../../src/contract/today.ts';
import { findFirst } from '../../src/engine/find-elements.ts';
import { openSession, rulesForPage, type Session } from '../../src/engine/index.ts';
import type { Change } from '../../src/explain/explanation.ts';
import { openFragment } from '../../src/explain/open-fragment.ts';
import { traceRules } from '../../src/explain/trace-rules.ts';
import { cleanPage } from '../../src/page/clean-page.ts';

export interface Case {
  /** What the page builder exported: a piece of a page, or the whole. */
  readonly html: string;
  readonly rules: readonly CompiledRule[];
  /** The file of the rules, as its author wrote it; none for a page, which has many. */
  readonly text?: string;
  /** The page's path, which decides which rules count. */
  readonly path: string;
  /** True for a whole export, which is cleaned before rules see it. */
  readonly isWholePage?: boolean;
  /** True for a case of a finder: what is found matters, not what is done to it. */
  readonly isAboutFinding?: boolean;
}

export interface Corrected {
  /** As it came, sanitized. */
  readonly original: HTMLElement;
  /** What the rules find in it, if the case is about that. */
  readonly found: readonly Element[];
  /** As a visitor gets it. */
  readonly corrected: HTMLElement;
  readonly session: Session;
  /** The rules that count on the page, in order, and what each wrote. */
  readonly rules: readonly TracedRule[];
}

export interface TracedRule {
  readonly rule: CompiledRule;
  readonly changes: readonly Change[];
}

/** Corrects a case twice: for the eye, and rule by rule for the trace. */
export function correct(given: Case): Corrected {
  const { html, rules, path, isWholePage = false, isAboutFinding = false } = given;
  const original = isWholePage ? cleanPage(html, window) : openFragment(html, window);
  const counting = isWholePage ? rulesForPage(rules, path, today(site.timeZone)) : rules;
  const corrected = copy(original);
  const session = openSession({ root: corrected, path, rules: counting });
  session.applyNow();
  session.settle();
  const turns = traceRules({ root: copy(original), path, rules: counting, window });
  const changesOf = (rule: CompiledRule): readonly Change[] =>
    turns.filter((turn) => turn.rule === rule).flatMap(({ changes }) => changes);
  const traced = counting.map((rule) => ({ rule, changes: changesOf(rule) }));
  const found = isAboutFinding ? findAll(counting, original) : [];
  return { original, found, corrected, session, rules: traced };
}

function findAll(rules: readonly CompiledRule[], root: HTMLElement): Element[] {
  return rules.flatMap(({ selectors }) => findFirst(selectors, root).elements);
}

function copy(root: HTMLElement): HTMLElement {
  return root.cloneNode(true) as HTMLElement;
}
