import { afterAll, beforeAll, vi } from 'vitest';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { openSite, type Site } from '../../../src/server/open-site.ts';
import { makeCheckout, ruleFile, type RulesCheckout } from './rules-checkout.ts';

export interface RulesSite {
  readonly checkout: RulesCheckout;
  readonly site: Site;
  readonly origin: string;
}

/** The site with one rule in a checkout of its own, for one test file; what it prints is not shown. */
export function useRulesSite(): RulesSite {
  const running = {} as { -readonly [Part in keyof RulesSite]: RulesSite[Part] };
  const silent = vi.spyOn(console, 'error');
  beforeAll(async () => {
    silent.mockImplementation(() => {});
    running.checkout = makeCheckout({ 'one.yaml': ruleFile('word-rule', 'one') });
    running.site = await openSite(running.checkout.root, readConfig({ LOG_LEVEL: 'silent' }));
    running.origin = await running.site.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await running.site.app.close();
    running.checkout.remove();
    silent.mockRestore();
  });
  return running;
}
