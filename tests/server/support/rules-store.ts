import { openRules, type RulesStore } from '../../../src/server/rules/rules-store.ts';
import type { RulesCheckout } from './rules-checkout.ts';

/** The rules of a checkout, read for the first time. */
export async function openRulesOf({ rules, cache }: RulesCheckout): Promise<RulesStore> {
  const store = await openRules(rules, cache);
  await store.reload();
  return store;
}

/** The words that the live rules write into the pages. */
export function words(store: RulesStore): unknown[] {
  return store.current().rules.map(({ options }) => options['value']);
}
