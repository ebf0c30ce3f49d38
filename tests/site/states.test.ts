import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  changeSiteData,
  failRequests,
  holdRequests,
  type Failure,
  type Interception,
} from '../support/site-failures.ts';
import { runUntil, settle } from '../support/site-clock.ts';
import {
  collectAlerts,
  collectErrors,
  navigateTo,
  useSite,
  type OpenOptions,
} from '../support/site-harness.ts';
import { POSTS } from '../support/site-paths.ts';

/** Loading, failure and what follows, from sections 4, 7, 8 and 9 of the specification. */
const { open: openSite } = useSite();

/** Pages that the browser has to fetch: what the server has prepared cannot fail any more. */
const open = (path: string, options: OpenOptions = {}): Promise<Page> =>
  openSite(path, { isPrepared: false, ...options });

const PANEL = [
  'Error Loading Content',
  'We encountered a problem loading the page content. Please try again later.',
];
const CYBER = '/services/cybersecurity-services';
const DIRECT = [
  `${CYBER}/email-security`,
  `${CYBER}/endpoint-security`,
  `${CYBER}/managed-firewall-siem`,
  '/services/cloud-services/backup-recovery',
  '/services/business-continuity-support',
];

interface Failed extends Interception {
  readonly page: Page;
  readonly errors: string[];
}

const mainText = (page: Page): Promise<string> => page.locator('main').innerText();

/** Opens a page whose content fails, and lets all its retries pass. */
async function fail(
  path: string,
  failure: Failure,
  { api = '/api/', until = /error/i } = {},
): Promise<Failed> {
  let errors: string[] = [];
  let interception: Interception | undefined;
  const page = await open(path, {
    isClockStopped: true,
    waitFor: 'main',
    before: async (tab) => {
      errors = collectErrors(tab);
      interception = await failRequests(tab, api, failure);
    },
  });
  await runUntil(page, async () => until.test(await mainText(page)), 500);
  return { page, errors, ...interception! };
}

/** The phone number and the frame are there, whatever happened. */
async function expectHelp(page: Page): Promise<void> {
  expect(await page.locator('main a[href^="tel:"]').first().isVisible()).toBe(true);
  expect(await page.locator('header').first().isVisible()).toBe(true);
  expect(await page.locator('footer').last().isVisible()).toBe(true);
}

async function heal({ page, heal: answerAgain }: Failed, button: string): Promise<void> {
  answerAgain();
  await page.locator('main').getByRole('button', { name: button }).click();
  await runUntil(page, () => page.locator('main .page-body h1').isVisible());
  expect(await mainText(page)).not.toMatch(/error/i);
}

describe('loading', () => {
  it.each(['/', '/services/voip', '/industries/legal', `/${POSTS[0]}`])(
    '%s says that it loads, inside the frame, and then shows the page',
    async (path) => {
      let held: { release: () => void } | undefined;
      const page = await open(path, {
        waitFor: 'header',
        before: async (tab) => {
          held = await holdRequests(tab, '/api/');
        },
      });
      await expect.poll(() => page.locator('main').textContent()).toMatch(/loading/i);
      expect(await page.locator('main').boundingBox()).toMatchObject({ width: 1280 });
      expect(await page.locator('footer').last().isVisible()).toBe(true);
      held!.release();
      await page.locator('main h1').waitFor();
      expect(await page.locator('main').textContent()).not.toMatch(/loading\.\.\./i);
    },
  );

  it('offers the phone when it takes long, and still shows the page in the end', async () => {
    let held: { release: () => void } | undefined;
    const page = await open('/about-us', {
      isClockStopped: true,
      waitFor: 'header',
      before: async (tab) => {
        held = await holdRequests(tab, '/api/');
      },
    });
    await runUntil(page, () => page.locator('main a[href^="tel:"]').isVisible(), 1000);
    held!.release();
    await runUntil(page, () => page.locator('main .page-body h1').isVisible());
  });
});

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
      await page.locator('main').getByRole('button', { name: 'Try Again' }).click();
      await expect.poll(() => requests.length).toBe(before + 1);
      await runUntil(page, async () => /error/i.test(await mainText(page)));
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

describe('industries', () => {
  it.each<[string, Failure]>([
    ['/industries', 'status 500'],
    ['/industries/legal', 'status 404'],
    ['/industries/oil-gas', 'HTML'],
    ['/industries/finance', 'truncated'],
  ])('%s, %s: page endpoint, blog endpoint, each once, then the error', async (path, failure) => {
    const failed = await fail(path, failure);
    expect(await mainText(failed.page)).toContain(`Error loading content for: ${path}`);
    expect(failed.requests).toHaveLength(2);
    expect(failed.requests[0]).toBe(`/api/pages${path}`);
    expect(failed.requests[1]).toMatch(/^\/api\/blog\/./);
    await expectHelp(failed.page);
    await heal(failed, 'Try Again');
  });

  it('shows what the blog endpoint answers when the page endpoint fails', async () => {
    const page = await open('/industries/legal', {
      before: async (tab) => {
        await failRequests(tab, '/api/pages/', 'status 500');
        await tab.route('**/api/blog/**', (route) =>
          route.fulfill({ json: { content: '<main><h1>Found in the blog</h1></main>' } }),
        );
      },
    });
    expect(await page.locator('main h1').innerText()).toBe('Found in the blog');
  });
});

describe('retries', () => {
  it.each(['/services/voip', '/privacy', `${CYBER}/email-security`])(
    '%s waits 1000, 2000 and 4000 ms',
    async (path) => {
      let interception: Interception | undefined;
      const page = await open(path, {
        isClockStopped: true,
        waitFor: 'main',
        before: async (tab) => {
          interception = await failRequests(tab, '/api/', 'status 500');
        },
      });
      const { requests } = interception!;
      await expect.poll(() => requests.length).toBe(1);
      for (const [tries, delay] of [
        [1, 1000],
        [2, 2000],
        [3, 4000],
      ] as const) {
        await page.waitForTimeout(150);
        await page.clock.runFor(delay - 1);
        await settle(page);
        expect(requests).toHaveLength(tries);
        await page.clock.runFor(1);
        await expect.poll(() => requests.length).toBe(tries + 1);
      }
      expect(await page.locator('main').textContent()).toMatch(/loading/i);
    },
  );

  it('shows the page when a retry succeeds', async () => {
    let interception: Interception | undefined;
    const page = await open('/services/voip', {
      isClockStopped: true,
      waitFor: 'main',
      before: async (tab) => {
        interception = await failRequests(tab, '/api/', 'lost');
      },
    });
    await runUntil(page, () => interception!.requests.length === 3, 500);
    interception!.heal();
    await runUntil(page, () => page.locator('main .page-body h1').isVisible(), 500);
    expect(interception!.requests).toHaveLength(4);
  });

  it('does not fetch a page again when it is visited again', async () => {
    const requests: string[] = [];
    const page = await open('/privacy', {
      before: (tab) =>
        tab.on('request', (request) => requests.push(new URL(request.url()).pathname)),
    });
    await navigateTo(page, '/blog');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await navigateTo(page, '/privacy');
    await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.waitForTimeout(100);
    expect(requests.filter((path) => path === '/api/pages/privacy')).toHaveLength(1);
  });
});

describe('the direct fetch of service pages', () => {
  const TROUBLE = /troubleshoot/i;

  it.each(DIRECT)('%s: shown by the direct fetch after four failures', async (path) => {
    let interception: Interception | undefined;
    const page = await open(path, {
      isClockStopped: true,
      waitFor: 'main',
      before: async (tab) => {
        interception = await failRequests(tab, '/api/', 'status 500');
      },
    });
    await runUntil(page, () => interception!.requests.length === 4, 500);
    interception!.heal();
    await runUntil(page, () => page.locator('main .page-body h1').isVisible());
    expect(interception!.requests).toEqual(Array.from({ length: 5 }, () => `/api/pages${path}`));
  });

  it.each<[string, Failure]>([
    [DIRECT[0]!, 'status 500'],
    [DIRECT[3]!, 'no content'],
    [DIRECT[4]!, 'truncated'],
  ])('%s, %s: fails too, and a panel offers two ways on', async (path, failure) => {
    const failed = await fail(path, failure, { until: TROUBLE });
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
    const failed = await fail(DIRECT[0]!, 'lost', { until: TROUBLE });
    failed.heal();
    await failed.page.locator('main').getByRole('button', { name: 'Reload Page' }).click();
    await failed.page.waitForLoadState('domcontentloaded');
    await runUntil(failed.page, () => failed.page.locator('main .page-body h1').isVisible());
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

describe('a broken part', () => {
  it.each([
    ['contact form', 'contact-form', '/privacy'],
    ['carousel', 'carousel', '/about'],
    ['carousel', 'carousel', '/testimonials'],
    ['notification area', 'toaster', '/privacy'],
  ])('%s (%s) that cannot be loaded leaves %s on the screen', async (_name, file, path) => {
    const lost: string[] = [];
    const page = await open(path, {
      waitFor: 'header',
      before: (tab) =>
        tab.route(
          (url) => url.pathname.startsWith(`/assets/${file}`) && url.pathname.endsWith('.js'),
          (route) => {
            lost.push(route.request().url());
            return route.abort();
          },
        ),
    });
    // Some parts are loaded only once the page is used.
    await page.mouse.move(200, 200);
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(await page.locator('main h1').first().innerText()).not.toMatch(/error/i);
    expect(await page.locator('header').first().isVisible()).toBe(true);
    expect(await page.locator('footer').last().isVisible()).toBe(true);
  });

  it('a screen that fails to draw: the error inside the frame, and the way on works', async () => {
    const page = await open('/nothing-here', {
      waitFor: 'body',
      before: (tab) =>
        changeSiteData(tab, (data) => ({
          ...data,
          screens: { ...data['screens'], notFound: null },
        })),
    });
    await expect.poll(() => mainText(page)).toContain(PANEL[0]);
    expect(await mainText(page)).toContain(PANEL[1]);
    await expectHelp(page);
    await page.locator('header').first().getByRole('link', { name: 'Industries' }).click();
    await page.locator('main .page-body h1').waitFor();
    expect(await mainText(page)).not.toMatch(/error loading/i);
  });

  it('an image that is missing leaves the text and the other images', async () => {
    const page = await open('/services/voip', {
      before: (tab) => tab.route('**/*.svg', (route) => route.abort()),
    });
    expect((await mainText(page)).length).toBeGreaterThan(400);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(1280);
  });
});
