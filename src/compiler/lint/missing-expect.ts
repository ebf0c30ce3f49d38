import type { Selector } from '../../contract/rules.ts';
import type { SoundRule } from '../read-rule.ts';
import { traitsOf } from '../rule/action-traits.ts';
import { alternativesOf, parseCss, partsOf } from '../selectors/parse-css.ts';
import type { Finding } from './lint-finding.ts';

/**
 * Rules that take content away, however much of it their selector comes to find one day.
 * @param most how many elements each rule finds on one page today, by id, where that is known
 */
export function findMissingExpect(
  { rule }: SoundRule,
  most: ReadonlyMap<string, number>,
): Finding[] {
  const { missed } = traitsOf(rule.action);
  if (missed === undefined || rule.once || rule.expect.max !== undefined) return [];
  if (rule.selectors.every(isOneAtMost)) return [];
  const now = most.get(rule.id) ?? 0;
  const room = now > 0 ? now * 2 : 'N';
  const found = now > 0 ? ` Today it finds ${now} on one page.` : '';
  const message = `Nothing limits what is ${missed} if the selector fits more one day. Add expect: { max: ${room} }.${found}`;
  return [{ lint: 'missing-expect', at: ['action'], message }];
}

/** True when a selector can find no more than a known number, by its nature. */
function isOneAtMost(selector: Selector): boolean {
  if (typeof selector === 'string') return isById(selector);
  if ('all-of' in selector) return (selector['all-of'] as Selector[]).some(isOneAtMost);
  return (
    'main' in selector || 'nth-section' in selector || 'first' in selector || isEndOfMain(selector)
  );
}

function isEndOfMain(selector: Exclude<Selector, string>): boolean {
  return selector['end-of'] === 'main';
}

function isById(css: string): boolean {
  const { list } = parseCss(css);
  const alternatives = list ? alternativesOf(list) : [];
  return (
    alternatives.length === 1 &&
    alternatives.every((one) => partsOf(one).at(-1)?.type === 'IdSelector')
  );
}
