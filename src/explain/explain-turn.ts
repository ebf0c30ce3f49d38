import type { CompiledRule } from '../contract/rules.ts';
import { findFirst } from '../engine/find-elements.ts';
import type { Report, RuleReport } from '../engine/index.ts';
import { describeVerdict } from './describe-verdict.ts';
import { explainConditions } from './explain-conditions.ts';
import { identify } from './explain-absence.ts';
import { explainIdle } from './explain-idle.ts';
import type { Explanation, Funnel, LostTo } from './explanation.ts';
import { findSafely } from './funnels/funnel-scope.ts';
import { writeFunnels } from './funnels/write-funnel.ts';
import { showElement } from './show-element.ts';
import { traceRules, type Observers } from './trace-rules.ts';

/** One page, and what its rules made of it. */
export interface Evidence {
  readonly path: string;
  /** The rules that count, in order. */
  readonly rules: readonly CompiledRule[];
  /** The cleaned page before any rule. */
  readonly pristine: HTMLElement;
  readonly report: Report;
  /** The export's whole body, header and footer included. */
  readonly rawBody: () => HTMLElement;
}

const MOST_ELEMENTS = 5;

/** What a rule that counts on the page did there, or at which step it found nothing. */
export function explainTurn(
  rule: CompiledRule,
  evidence: Evidence,
  window: Observers,
): Explanation {
  const report = evidence.report.rules.find(({ id }) => id === rule.id) as RuleReport;
  const seen = watchTurn(rule, evidence, window);
  const { lostTo } = seen;
  const { state: verdict, found, changed, alternative } = report;
  const hints = verdict === 'no-match' ? hintsFor(rule, evidence, lostTo) : [];
  if (verdict === 'already-so' && seen.idle !== '') hints.push(seen.idle);
  return {
    ...identify(rule),
    verdict,
    sentence: describeVerdict(rule, report, seen.alternatives, lostTo),
    found,
    changed,
    alternative,
    conditions: seen.conditions,
    alternatives: seen.alternatives,
    elements: seen.elements,
    changes: seen.changes,
    lostTo: found === 0 ? lostTo : [],
    hints,
  };
}

type Seen = Look & Pick<Explanation, 'changes' | 'lostTo'>;

/** The page as a rule found it. */
interface Look extends Pick<Explanation, 'conditions' | 'alternatives' | 'elements'> {
  /** Why its action may have had nothing to do. */
  readonly idle: string;
}

/**
 * Runs the page's rules one by one, and looks at the page before the turn of the one in question: the
 * first at which it finds something, since a later rule may make what it waits for.
 */
function watchTurn(rule: CompiledRule, evidence: Evidence, window: Observers): Seen {
  const { path, rules, pristine } = evidence;
  const root = pristine.cloneNode(true) as HTMLElement;
  const count = (): number => countFor(rule, root);
  const lostTo: LostTo[] = [];
  let before: Look | null = null;
  let hasFound = false;
  let previous: { rule: CompiledRule; count: number } | null = null;

  const turns = traceRules({
    root,
    path,
    rules,
    window,
    beforeTurn(next, { elements }) {
      const isTurn = next === rule && (!before || (!hasFound && elements.length > 0));
      if (isTurn) hasFound = elements.length > 0;
      if (!before) {
        const now = count();
        if (previous && now < previous.count) lostTo.push(loss(previous.rule, previous.count, now));
        previous = { rule: next, count: now };
      }
      if (isTurn) before = lookAt(rule, root, path);
    },
  });
  const changes = turns.filter((turn) => turn.rule === rule).flatMap(({ changes: made }) => made);
  return { ...(before ?? lookAt(rule, root, path)), changes, lostTo };
}

function lookAt(rule: CompiledRule, root: Element, path: string): Look {
  const alternatives: Funnel[] = writeFunnels(rule.selectors, root);
  const winner = rule.selectors[alternatives.findIndex(({ found }) => found > 0)];
  const elements = winner === undefined ? [] : findSafely(winner, root);
  return {
    conditions: explainConditions(rule.when, root, path),
    alternatives,
    elements: elements.slice(0, MOST_ELEMENTS).map(showElement),
    idle: explainIdle(rule, elements, root),
  };
}

function countFor(rule: CompiledRule, root: Element): number {
  try {
    return findFirst(rule.selectors, root).elements.length;
  } catch {
    return 0;
  }
}

function loss({ id, source, action }: CompiledRule, before: number, after: number): LostTo {
  return { id, ...source, action, before, after };
}

function hintsFor(rule: CompiledRule, evidence: Evidence, lostTo: readonly LostTo[]): string[] {
  if (lostTo.length > 0) return [];
  const raw = countFor(rule, evidence.rawBody());
  if (raw === 0) return [];
  const what = raw === 1 ? 'One element' : `${raw} elements`;
  return [
    `${what} of the export would fit, but not in the page’s main content: header, footer, scripts and what is not safe are taken away before any rule.`,
  ];
}
