import { describe, expect, it } from 'vitest';
import { holdRequests, type Failure } from '../../support/site-failures.ts';
import { runUntil, settle } from '../../support/site-clock.ts';
import { POSTS } from '../../support/site-paths.ts';
import { CYBER, expectHelp, heal, mainText, PANEL, useFailingPages } from './failing-pages.ts';

const { fail } = useFailingPages();

describe('a page that cannot be had', () => {
  const KINDS: readonly Failure[] = ['HTML', 'truncated', 'no content', 'status 404', 'lost'];

  /** Fails in one way after the other; each Try Again asks once more, and the last one succeeds. */
  async function failAgainAndAgain(path: string, sentences: readonly string[]): Promise<void> {
    const failed = await fail(path, 'status 500');
    const { page, requests, change } = failed;
    expect(requests).toHaveLength(1);
    await expectHelp(page);
    for (const kind of KINDS) {
      const before = requests.length;
      change(kind);
      const answer = await holdRequests(page, '/api/');
      await page.locator('main').getByRole('button', { name: 'Try Again' }).click();
      await runUntil(page, async () => !/error/i.test(await mainText(page)));
      answer.release();
      await runUntil(page, async () => /error/i.test(await mainText(page)));
      expect(requests).toHaveLength(before + 1);
      const text = await mainText(page);
      for (const sentence of sentences)
        expect([kind, text]).toEqual([kind, expect.stringContaining(sentence)]);
    }
    await page.clock.runFor(20_000);
    await settle(page);
    expect(requests).toHaveLength(1 + KINDS.length);
    await heal(failed, 'Try Again');
  }

  it.each(['/', '/about', '/areas-served'])(
    '%s: the error of pages, in every kind of failure, each asked once',
    (path) => failAgainAndAgain(path, PANEL),
  );

  it.each(['/blog', `/blog/${POSTS[0]}`, `/${POSTS[2]}`, '/contact'])(
    '%s: "Error loading content", in every kind of failure, each asked once',
    (path) => failAgainAndAgain(path, ['Error loading content']),
  );

  it.each<[string, Failure]>([
    ['/privacy', 'status 500'],
    ['/privacy', 'truncated'],
  ])('%s, %s: its own error after 3 retries', async (path, failure) => {
    const failed = await fail(path, failure);
    expect(await mainText(failed.page)).toContain('Error loading privacy policy.');
    expect(failed.requests).toHaveLength(4);
    await expectHelp(failed.page);
    await heal(failed, 'Try Again');
  });

  it.each<[string, Failure]>([
    ['/services', 'status 500'],
    ['/services/voip', 'HTML'],
    [CYBER, 'status 500'],
  ])('%s, %s: the path and a Try Again that reloads, after 3 retries', async (path, failure) => {
    const failed = await fail(path, failure);
    const text = await mainText(failed.page);
    expect(text).toContain('Error Loading Content');
    expect(text).toContain(path);
    expect(failed.requests).toHaveLength(4);
    await expectHelp(failed.page);
    failed.heal();
    await failed.page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    await failed.page.locator('main').getByRole('button', { name: 'Try Again' }).click();
    await failed.page.waitForLoadState('domcontentloaded');
    await runUntil(failed.page, () => failed.page.locator('main .page-body h1').isVisible());
    expect(await failed.page.evaluate(() => 'stayed' in globalThis)).toBe(false);
  });
});

describe('what the console says', () => {
  it('a 404 of a cybersecurity page', async () => {
    const { errors, page } = await fail(CYBER, 'status 404');
    const sentence =
      `Resource not found: /api/pages${CYBER}. ` +
      'Please check the server logs for more information.';
    expect(errors.join('\n') + (await mainText(page))).toContain(sentence);
  });

  it('any other response that is not OK: the status, a colon, the message', async () => {
    const { errors } = await fail('/about', 'status 500');
    expect(errors.join('\n')).toContain('500: The database is down.');
  });
});
