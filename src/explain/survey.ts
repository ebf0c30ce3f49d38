import type { CompiledRule } from '../contract/rules.ts';
import { openSession, rulesForPage, type RuleReport } from '../engine/index.ts';
import { topSections } from '../engine/section.ts';
import { cleanPage } from '../page/clean-page.ts';
import { dropForeignImages } from '../page/drop-foreign-images.ts';
import type { Platform } from '../page/platform.ts';
import { findAlone, type Alone } from './run-alone.ts';
import { showElement, showText } from './show-element.ts';
import { traceRules, type Observers, type Turn } from './trace-rules.ts';

/** What the rules did on one page. */
export interface PageSurvey {
  readonly path: string;
  /** One for each rule that counts on the page, in order. */
  readonly rules: readonly RuleSurvey[];
  readonly sections: readonly SectionSurvey[];
}

export interface RuleSurvey extends RuleReport {
  /** For a rule that wrote nothing: what it would do if it were the only one on the page. */
  readonly alone: Alone | null;
  /** The rules that wrote to the same elements before, with the same word for what they write. */
  readonly rivals: readonly Rival[];
  /** The id of a rule that hides all that this one has put somewhere; null when it can be seen. */
  readonly hiddenBy: string | null;
}

export interface Rival {
  readonly id: string;
  /** What both set, as the action names it: `attribute:src`. */
  readonly key: string;
}

/** A part of a page, and whether any rule wrote to something in it. */
export interface SectionSurvey {
  readonly shown: string;
  readonly text: string;
  readonly isTouched: boolean;
}

export interface SurveyOptions {
  readonly path: string;
  readonly rules: readonly CompiledRule[];
  readonly today: string;
  readonly window: Platform & Observers;
  /** What a rule writes and to which value: the action's own word for it. */
  readonly writesOf: (rule: CompiledRule) => Readonly<Record<string, string>>;
}

/** Runs the rules of one page and notes what each did, beside and without the others. */
export function surveyPage(html: string, options: SurveyOptions): PageSurvey {
  const { path, today, window, writesOf } = options;
  const rules = rulesForPage(options.rules, path, today);
  const pristine = cleanPage(html, window);
  const session = openSession({ root: copy(pristine), path, rules, finish: dropForeignImages });
  session.applyNow();
  session.settle();

  const traced = copy(pristine);
  const sections = sectionsOf(traced);
  const turns = traceRules({ root: traced, path, rules, window });
  const reports = session.report().rules.map((report, index) => {
    const rule = rules[index] as CompiledRule;
    const isIdle = report.changed === 0 && report.state !== 'condition-not-met';
    const alone = isIdle ? findAlone(rule, pristine, path) : null;
    const hiddenBy = findHider(rule, turns, traced);
    return { ...report, alone, rivals: rivalsOf(rule, turns, writesOf), hiddenBy };
  });
  const touched = new Set(turns.flatMap((turn) => [...turn.touched]));
  return { path, rules: reports, sections: sections.map((one) => toSection(one, touched)) };
}

function copy(root: HTMLElement): HTMLElement {
  return root.cloneNode(true) as HTMLElement;
}

/** The page's sections, or what stands at its top where it has none. */
function sectionsOf(root: Element): readonly { element: Element; inner: readonly Element[] }[] {
  const sections = topSections(root);
  const parts = sections.length > 0 ? sections : [...root.children];
  return parts.map((element) => ({ element, inner: [element, ...element.querySelectorAll('*')] }));
}

function toSection(
  { element, inner }: { element: Element; inner: readonly Element[] },
  touched: ReadonlySet<Element>,
): SectionSurvey {
  return {
    shown: showElement(element),
    text: showText(inner[0]?.textContent ?? ''),
    isTouched: inner.some((one) => touched.has(one)),
  };
}

function rivalsOf(
  rule: CompiledRule,
  turns: readonly Turn[],
  writesOf: SurveyOptions['writesOf'],
): Rival[] {
  const mine = writesOf(rule);
  const touched = new Set(ownTargets(turns, rule));
  const at = turns.findIndex((turn) => turn.rule === rule);
  const earlier = turns.slice(0, Math.max(at, 0));
  return earlier.flatMap((turn) => {
    const theirs = writesOf(turn.rule);
    const key = Object.keys(mine).find((one) => one in theirs && mine[one] !== theirs[one]);
    const isShared = turn.found.elements.some((one) => turn.touched.has(one) && touched.has(one));
    return key !== undefined && isShared ? [{ id: turn.rule.id, key }] : [];
  });
}

/** The rule that hides what another one has put somewhere, when nothing of that can be seen. */
function findHider({ id, action }: CompiledRule, turns: readonly Turn[], root: Element) {
  const moved = (turn: Turn): boolean => turn.rule.id === id && turn.rule.action === 'move';
  const put =
    action === 'insert-component'
      ? [...root.querySelectorAll(`[data-rule="${id}"]`)]
      : turns.filter(moved).flatMap(({ found }) => found.elements);
  const around = put.map((element) => element.closest('[hidden]'));
  if (around.includes(null)) return null;
  const hides = ({ rule, touched }: Turn): boolean =>
    rule.action === 'hide' && rule.id !== id && around.some((one) => one && touched.has(one));
  return turns.find(hides)?.rule.id ?? null;
}

/** The elements that a rule found and wrote to. */
function ownTargets(turns: readonly Turn[], rule: CompiledRule): Element[] {
  return turns
    .filter((turn) => turn.rule === rule)
    .flatMap(({ found, touched }) => found.elements.filter((element) => touched.has(element)));
}
