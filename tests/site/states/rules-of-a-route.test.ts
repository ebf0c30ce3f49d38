import { describe, expect, it } from 'vitest';
import { failRequests, type Failure } from '../../support/site-failures.ts';
import { runUntil } from '../../support/site-clock.ts';
import { mainText, useFailingPages } from './failing-pages.ts';

const { open } = useFailingPages();

const RULES = '**/rules/services/voip.json';

describe('the rules of a route', () => {
  it.each<Failure>(['status 500', 'truncated', 'lost'])(
    '%s: the page is shown without corrections, and says nothing of errors',
    async (failure) => {
      const page = await open('/services/voip', {
        isClockStopped: true,
        waitFor: 'main',
        before: (tab) => failRequests(tab, '/rules/', failure),
      });
      await runUntil(page, () => page.locator('main .page-body h1').isVisible(), 500);
      expect(await mainText(page)).not.toMatch(/error/i);
    },
  );

  it.each([
    ['no list of rules', { version: 1, hash: 'x' }],
    ['a rule without anything', { version: 1, hash: 'x', rules: [{ id: 'broken' }] }],
    ['null', null],
  ])('that says %s: the page is shown', async (_name, json) => {
    const page = await open('/services/voip', {
      isClockStopped: true,
      waitFor: 'main',
      before: (tab) => tab.route(RULES, (route) => route.fulfill({ json })),
    });
    await runUntil(page, () => page.locator('main .page-body h1').isVisible(), 500);
  });

  it('that never comes: the visitor is told and can call', async () => {
    const page = await open('/services/voip', {
      isClockStopped: true,
      waitFor: 'main',
      before: (tab) => tab.route(RULES, () => {}),
    });
    await runUntil(
      page,
      async () =>
        (await page.locator('main .page-body h1').isVisible()) ||
        (await page.locator('main a[href^="tel:"]').first().isVisible()),
      1000,
    );
  });
});
