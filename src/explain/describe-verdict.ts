import type { CompiledRule } from '../contract/rules.ts';
import type { RuleReport } from '../engine/index.ts';
import type { Funnel, LostTo } from './explanation.ts';

/** What came of a rule, in one sentence. */
export function describeVerdict(
  rule: CompiledRule,
  report: RuleReport,
  alternatives: readonly Funnel[],
  lostTo: readonly LostTo[],
): string {
  const { state, found, changed, alternative, message } = report;
  switch (state) {
    case 'applied':
      return `Made ${count(changed, 'change')} to ${count(found, 'element')}${by(rule, alternative)}.`;
    case 'already-so':
      return `Found ${count(found, 'element')}${by(rule, alternative)}; nothing there needed a change.`;
    case 'no-match':
      return describeNothing(rule, alternatives, lostTo);
    case 'condition-not-met':
      return 'The page does not meet the rule’s conditions.';
    case 'waiting':
      return 'The rule’s time has not come yet.';
    default:
      return message?.replace(/^\[\w+\] /, '') ?? '';
  }
}

function describeNothing(
  { selectors }: CompiledRule,
  alternatives: readonly Funnel[],
  lostTo: readonly LostTo[],
): string {
  const [taker] = lostTo.filter(({ after }) => after === 0);
  if (taker) {
    const what = taker.before === 1 ? 'the element was' : `the ${taker.before} elements were`;
    return `Found nothing: ${what} there until rule "${taker.id}" (${taker.file}:${taker.line}, ${taker.action}) had its turn.`;
  }
  const late = alternatives.some(({ found }) => found > 0);
  if (late) return 'Found nothing that was left to change.';
  return selectors.length === 1
    ? 'Its selector finds nothing on this page.'
    : `None of its ${selectors.length} selectors finds anything on this page.`;
}

function by({ selectors }: CompiledRule, alternative: number): string {
  return selectors.length > 1 ? `, found by selector ${alternative} of ${selectors.length}` : '';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
