import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdRequests } from '../support/site-failures.ts';
import {
  collectErrors,
  collectRequests,
  expectLateImageCorrected,
  isAdopted,
  navigateTo,
  NARROW,
  useSite,
  WIDE,
} from '../support/site-harness.ts';
import { PAGES } from '../support/site-paths.ts';

/** What a visitor gets with the document itself, and how the browser goes on with it. */
const { site, open } = useSite();

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

interface Seen {
  readonly shift: number;
  readonly writes: string[];
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as never as { seen: Seen }).seen);

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
