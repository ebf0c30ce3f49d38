import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { matchesAnyRoute } from '../../src/contract/match-route.ts';
import { holdRequests, withholdBodies } from '../support/site-failures.ts';
import {
  collectErrors,
  expectLateImageCorrected,
  navigateTo,
  NARROW,
  useSite,
  WIDE,
} from '../support/site-harness.ts';
import { PAGES } from '../support/site-paths.ts';

/** What a visitor gets with the document itself, and how the browser goes on with it. */
const { site, open } = useSite();

/** The paths that a page asked for, pictures and fonts left out. */
function collectRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (['image', 'font'].includes(request.resourceType())) return;
    paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Counts what moves, and what is written into the page's body outside of its components. */
async function watchBody(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, writes: [] as string[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const isStyle = ({ attributeName }: MutationRecord) =>
      attributeName === 'style' || attributeName === 'data-prepared-style';
    addEventListener('DOMContentLoaded', () => {
      const body = document.querySelector('.page-body');
      if (!body) return;
      new MutationObserver((changes) => {
        for (const change of changes) {
          const { target, type } = change;
          const element = target instanceof Element ? target : target.parentElement;
          if (element?.closest('[data-component]') || isStyle(change)) continue;
          seen.writes.push(`${type} ${change.attributeName ?? ''} ${element?.outerHTML}`);
        }
      }).observe(body, {
        childList: true,
        subtree: true,
        attributes: true,
        characterData: true,
      });
    });
  });
}

/** Tells how many page bodies have been parsed since. */
async function countPreparedPages(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = Object.assign(globalThis, { preparedPages: 0 });
    const { parseFromString } = DOMParser.prototype;
    DOMParser.prototype.parseFromString = function (html, type) {
      if (String(html).startsWith('<!doctype')) counter.preparedPages += 1;
      return parseFromString.call(this, html, type);
    };
  });
  return () =>
    page.evaluate(() => (globalThis as never as { preparedPages: number }).preparedPages);
}

interface Seen {
  readonly shift: number;
  readonly writes: string[];
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as never as { seen: Seen }).seen);

/** The application has taken the document over: it is awake and its body's styles are back. */
const isAdopted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('body[data-asleep], [data-prepared-style]') === null);

describe.each(PAGES)('%s', (path) => {
  it('is in the document, and not edited again: nothing is fetched, written, moved or complained about', async () => {
    let requests: string[] = [];
    let errors: string[] = [];
    const page = await open(path, {
      viewport: NARROW,
      before: async (tab) => {
        requests = collectRequests(tab);
        errors = collectErrors(tab);
        await watchBody(tab);
      },
    });
    await page.waitForLoadState('networkidle');
    await expect.poll(() => isAdopted(page)).toBe(true);
    expect(requests.filter((one) => /^\/(?:api|rules\/.*json|staff)/.test(one))).toEqual([]);
    expect(requests.filter((one) => /clean|sanitize|keep-place|adopt/.test(one))).toEqual([]);
    expect(await seenOn(page)).toEqual({ shift: 0, writes: [] });

    await page.evaluate(() => {
      document.querySelector('.page-body')?.append(document.createComment('late'));
    });
    await expect.poll(() => requests.some((one) => one.includes('/adopt-page'))).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(200);
    expect((await seenOn(page)).writes).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});

describe('a first view', () => {
  it('reads the same with and without JavaScript', async () => {
    for (const path of ['/', '/areas-served', '/contact', '/services/voip']) {
      const still = await open(path, { javaScriptEnabled: false });
      const alive = await open(path, { viewport: WIDE });
      await alive.waitForLoadState('networkidle');
      const textOf = (page: Page): Promise<string> => page.locator('main').innerText();
      expect(await textOf(alive)).toBe(await textOf(still));
    }
  });

  it('goes on: what comes late is corrected', async () => {
    const page = await open('/about');
    await expect.poll(() => isAdopted(page)).toBe(true);
    await expectLateImageCorrected(page);
  });

  it.each([
    ['/contact', 'main form'],
    ['/privacy', 'footer form'],
  ])('%s: keeps what a visitor types into %s before the script has come', async (path, css) => {
    const page = await site().browser.newPage({ viewport: WIDE });
    const script = await holdRequests(page, '/assets/index-');
    await page.goto(site().origin + path, { waitUntil: 'commit' });
    const form = page.locator(css);
    await form.getByLabel('Email').fill('ada@mill.example');
    await form.getByLabel('Message').fill('Typed while nothing ran.');
    expect(await page.locator(`${css}[novalidate]`).count()).toBe(0);
    script.release();
    await page.locator(`${css}[novalidate]`).waitFor();
    expect(await form.getByLabel('Email').inputValue()).toBe('ada@mill.example');
    for (const field of await form.locator('input[required], select').all()) {
      const isSelect = await field.evaluate((one) => one.tagName === 'SELECT');
      if (isSelect) await field.selectOption({ index: 1 });
      else if ((await field.inputValue()) === '') await field.fill('361-555-0188');
    }
    const sent = page.waitForRequest('**/api/contact');
    page.on('dialog', (dialog) => void dialog.dismiss());
    await form.locator('button[type="submit"]').click();
    expect((await sent).postDataJSON()).toMatchObject({
      email: 'ada@mill.example',
      message: 'Typed while nothing ran.',
    });
    await page.close();
  });

  it('shows the visitor’s theme from its first frame on', async () => {
    const first = await open('/', { viewport: WIDE });
    await first.waitForLoadState('networkidle');
    await first.getByRole('button', { name: 'Dark theme' }).first().click();
    const classes: string[] = [];
    await first.exposeFunction('noteClass', (name: string) => void classes.push(name));
    await first.addInitScript(() => {
      const note = (globalThis as never as { noteClass(name: string): void }).noteClass;
      addEventListener('DOMContentLoaded', () => {
        note(document.documentElement.className);
        new MutationObserver(() => note(document.documentElement.className)).observe(
          document.documentElement,
          { attributes: true, attributeFilter: ['class'] },
        );
      });
    });
    await first.reload({ waitUntil: 'networkidle' });
    await expect
      .poll(() =>
        first.getByRole('button', { name: 'Dark theme' }).first().getAttribute('aria-pressed'),
      )
      .toBe('true');
    expect(new Set(classes)).toEqual(new Set(['dark']));
  });

  it('is fetched when it is left, so that the way back is at hand', async () => {
    let requests: string[] = [];
    const page = await open('/privacy', {
      viewport: WIDE,
      before: (tab) => {
        requests = collectRequests(tab);
      },
    });
    await expect.poll(() => isAdopted(page)).toBe(true);
    await navigateTo(page, '/about-us');
    await page.locator('.page-body h1', { hasText: 'The People' }).waitFor();
    await expect.poll(() => requests).toContain('/api/pages/privacy');
    await page.goBack();
    await page.locator('.page-body h1', { hasText: 'Privacy' }).waitFor();
    expect(requests.filter((one) => one === '/api/pages/privacy')).toHaveLength(1);
    expect(await page.locator('.page-body').count()).toBe(1);
  });
});

describe('the next page', () => {
  /** Opens a page and waits until it has fetched what it wants by itself. */
  async function openQuiet(path: string, saveData: boolean) {
    let requests: string[] = [];
    const page = await open(path, {
      viewport: WIDE,
      before: async (tab) => {
        requests = collectRequests(tab);
        await tab.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
        }, saveData);
      },
    });
    await page.waitForLoadState('networkidle');
    return { page, requests };
  }

  it('is fetched whole when somebody points at its link, and shown from there', async () => {
    const { page, requests } = await openQuiet('/privacy', true);
    expect(requests.filter((one) => one.startsWith('/api/'))).toEqual([]);
    const link = page.locator('footer a[href="/areas-served"]').first();
    await link.hover();
    await expect.poll(() => requests.filter((one) => /areas-served/.test(one))).toHaveLength(3);
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    await page.route('**/*', (route) => route.abort());
    await link.click();
    await page.locator('.page-body h1', { hasText: 'IT Support' }).waitFor();
    expect(requests.slice(before).filter((one) => /areas-served|open-page/.test(one))).toEqual([]);
  });

  it('is prepared while somebody points at its link if the server has not, so that a click only shows it', async () => {
    const { page } = await openQuiet('/privacy', true);
    await withholdBodies(page);
    const prepared = await countPreparedPages(page);
    const link = page.locator('footer a[href="/areas-served"]').first();
    await link.hover();
    await expect.poll(prepared).toBe(1);
    await link.click();
    await page.locator('.page-body h1', { hasText: 'IT Support' }).waitFor();
    expect(await prepared()).toBe(1);
  });

  it('is in hand while nobody does anything, its code left for later', async () => {
    const { requests } = await openQuiet('/privacy', false);
    await expect
      .poll(() => requests.filter((one) => /^\/(?:api\/pages|rules)\/(?:index|services)/.test(one)))
      .not.toEqual([]);
    expect(requests.filter((one) => /open-page|clean-page/.test(one))).toEqual([]);
  });
});

it('a document carries the rules of its route alone, and no content', async () => {
  const html = await (await fetch(`${site().origin}/privacy`)).text();
  const block = /<script[^>]*id="first-view"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { rules } = JSON.parse(block) as { rules: { rules: { routes: string[] }[] } };
  expect(rules.rules.length).toBeGreaterThan(5);
  const others = rules.rules.filter(({ routes }) => !matchesAnyRoute(routes, '/privacy'));
  expect(others).toEqual([]);
  expect(block).not.toContain('et_pb_section_0');
});

it('a document asks for the picture behind its first section ahead of the style that shows it', async () => {
  const html = await (await fetch(`${site().origin}/services/voip`)).text();
  const shown = html.search(
    /background-image: url\("\/wp-content\/uploads\/[^"]*hero-voip\.svg"\)/,
  );
  const asked = html.search(/<link rel="preload" as="image" href="[^"]*hero-voip\.svg"/);
  expect(asked).toBeGreaterThan(0);
  expect(shown).toBeGreaterThan(asked);
});

/** What can be seen of each element of a page's body: ground, letters, shade, place. */
const looks = (page: Page): Promise<string[]> =>
  page.locator('.page-body *:not([data-component] *)').evaluateAll((all) =>
    all.map((one) => {
      const { backgroundColor, backgroundSize, color, boxShadow } = getComputedStyle(one);
      const { top, height } = one.getBoundingClientRect();
      const place = `${Math.round(top + scrollY)} ${Math.round(height)}`;
      return [one.className, backgroundColor, backgroundSize, color, boxShadow, place].join(' | ');
    }),
  );

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(['/services', '/services/voip', '/areas-served', '/industries/legal', '/blog'])(
    '%s looks the same before its scripts have come as after',
    async (path) => {
      const calm = { reducedMotion: 'reduce' } as const;
      // The font comes in time or it does not: without it lines break alike.
      const choose = async (tab: Page): Promise<void> => {
        await tab.route('**/*.woff2', (route) => route.abort());
        await tab.addInitScript((name) => localStorage.setItem('loblolly-theme', name), theme);
      };
      const early = await open(path, {
        ...calm,
        waitFor: null,
        before: async (tab) => {
          await choose(tab);
          await tab.route('**/assets/*.js', (route) => route.abort());
        },
      });
      await early.locator('main h1').first().waitFor();
      const late = await open(path, { ...calm, before: choose });
      await late.keyboard.press('Tab');
      await expect.poll(() => isAdopted(late)).toBe(true);
      expect(await early.locator('[data-prepared-style]').count()).toBeGreaterThan(0);
      expect(await looks(early)).toEqual(await looks(late));
    },
  );
});

it('a document asks for its font before it is read, and for one only', async () => {
  const answer = await fetch(`${site().origin}/privacy`);
  const link = answer.headers.get('link') ?? '';
  const [, font] = /^<([^>]+\.woff2)>; rel=preload; as=font; .*; crossorigin$/.exec(link) ?? [];
  expect(await answer.text()).toContain(`as="font" type="font/woff2" href="${font}" crossorigin`);
  const asked: string[] = [];
  await open('/privacy', {
    before: (tab) => {
      tab.on('request', (request) => {
        if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
      });
    },
  });
  expect(asked).toEqual([font]);
});

it('no family of fonts has a second file that may be missing', async () => {
  const page = await open('/services/voip');
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(families.length).toBeGreaterThan(2);
  expect(new Set(families).size).toBe(families.length);
});
