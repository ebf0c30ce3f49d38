import { describe, expect, it } from 'vitest';
import type { Failure } from '../../support/site-failures.ts';
import { runUntil } from '../../support/site-clock.ts';
import { collectAlerts } from '../../support/site-harness.ts';
import { CYBER, expectHelp, heal, mainText, useFailingPages } from './failing-pages.ts';

const { begin, fail } = useFailingPages();

const DIRECT = [
  `${CYBER}/email-security`,
  `${CYBER}/endpoint-security`,
  `${CYBER}/managed-firewall-siem`,
  '/services/cloud-services/backup-recovery',
  '/services/business-continuity-support',
];

describe('the direct fetch of service pages', () => {
  const TROUBLE = /troubleshoot/i;

  it.each(DIRECT)('%s: shown by the direct fetch after four failures', async (path) => {
    const { page, requests, heal: answerAgain } = await begin(path, 'status 500');
    await runUntil(page, () => requests.length === 4, 500);
    answerAgain();
    await runUntil(page, () => page.locator('main .page-body h1').isVisible());
    expect(requests).toEqual(Array.from({ length: 5 }, () => `/api/pages${path}`));
  });

  it.each<[string, Failure]>([
    [DIRECT[0]!, 'status 500'],
    [DIRECT[3]!, 'no content'],
    [DIRECT[4]!, 'truncated'],
  ])('%s, %s: fails too, and a panel offers two ways on', async (path, failure) => {
    const failed = await fail(path, failure, TROUBLE);
    const tries = failed.requests.length;
    expect(tries).toBe(failure === 'no content' ? 2 : 5);
    const text = await mainText(failed.page);
    expect(text).toContain('Error Loading Content');
    expect(text).toContain(path);
    const button = (name: string) => failed.page.locator('main').getByRole('button', { name });
    expect(await button('Try Manual Fetch').isVisible()).toBe(true);
    expect(await button('Reload Page').isVisible()).toBe(true);
    await expectHelp(failed.page);
    const alerts = collectAlerts(failed.page);
    await button('Try Manual Fetch').click();
    await expect.poll(() => alerts.length).toBe(1);
    expect(alerts[0]).toMatch(/^Fetch failed: \S.{3,}/);
    expect(failed.requests).toHaveLength(tries + 1);
    await heal(failed, 'Try Manual Fetch');
  });

  it('Reload Page reloads', async () => {
    const failed = await fail(DIRECT[0]!, 'lost', TROUBLE);
    failed.heal();
    await failed.page.locator('main').getByRole('button', { name: 'Reload Page' }).click();
    await failed.page.waitForLoadState('domcontentloaded');
    await runUntil(failed.page, () => failed.page.locator('main .page-body h1').isVisible());
  });
});
