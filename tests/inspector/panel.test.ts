import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { failRequests, holdRequests } from '../support/site-failures.ts';
import { rowOf, useStaffSite } from './support/staff-site.ts';

const { listsRules, open, openPanel, origin } = useStaffSite();

const body = (page: Page): Promise<string> =>
  page
    .locator('.page-body')
    .first()
    .evaluate((element) => element.outerHTML);

describe('without the signed link', () => {
  it('nothing of it is there or loaded', async () => {
    const page = await open('/areas-served', 'visitor');
    await page.keyboard.press('Alt+Shift+R');
    await page.waitForTimeout(500);
    expect(await page.locator('#rules-inspector').count()).toBe(0);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => name.includes('/staff/'))).toEqual([]);
    const scripts = loaded.filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (one) => (await fetch(one)).text()));
    expect(texts.join('')).not.toContain('Rules on this page');
  });
});

describe('the panel', () => {
  it('lists every rule of the route with state, count, time and place', async () => {
    const page = await openPanel('/areas-served');
    const text = (await rowOf(page, 'typed-headings').textContent()) ?? '';
    expect(text).toMatch(/applied.*\d found, \d changed · \d+\.\d ms · .*areas-served\.yaml:\d+/);
    const count = await page.locator('.rule').count();
    expect(count).toBeGreaterThan(10);
    expect(await page.getByText(`/areas-served, ${count} rules, set `).count()).toBe(1);
  });

  it('leaves the page as it is while it is open, and after it is closed', async () => {
    const page = await open('/areas-served', 'staff');
    await page.waitForTimeout(1300);
    const before = await body(page);
    await page.getByRole('button', { name: 'Rules', exact: true }).waitFor();
    await page.keyboard.press('Alt+Shift+R');
    await listsRules(page);
    expect(await body(page)).toBe(before);
    await page.keyboard.press('Escape');
    await page.locator('.panel').waitFor({ state: 'detached' });
    expect(await body(page)).toBe(before);
    const focused = page.getByRole('button', { name: 'Rules', exact: true });
    await expect.poll(() => focused.evaluate((one) => one.matches(':focus'))).toBe(true);
  });

  it('still lists them when it is closed and opened again at once', async () => {
    const page = await openPanel('/areas-served');
    await listsRules(page);
    const press = () => {
      const key = { code: 'KeyR', altKey: true, shiftKey: true };
      for (let times = 0; times < 2; times += 1) dispatchEvent(new KeyboardEvent('keydown', key));
    };
    await page.evaluate(press);
    await page.waitForTimeout(200);
    await listsRules(page);
  });

  it('opens and stays open while its keys are held', async () => {
    const page = await open('/areas-served', 'staff');
    await page.keyboard.down('Alt');
    await page.keyboard.down('Shift');
    for (let times = 0; times < 4; times += 1) await page.keyboard.down('r');
    await listsRules(page);
  });

  it('goes to the other side by the keyboard, away from what it covers, and stays there', async () => {
    const page = await openPanel('/areas-served');
    const left = async (): Promise<number> =>
      (await page.locator('.panel').boundingBox())?.x ?? NaN;
    const isCovered = (x: number): Promise<boolean> =>
      page.evaluate((at) => document.elementFromPoint(at, 450)?.id === 'rules-inspector', x);
    expect([await isCovered(100), await isCovered(1180)]).toEqual([false, true]);
    const mover = page.getByRole('button', { name: 'Move the panel to the other side' });
    await mover.press('Enter');
    await expect.poll(left).toBe(0);
    expect([await isCovered(100), await isCovered(1180)]).toEqual([true, false]);
    await page.reload();
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await expect.poll(left).toBe(0);
    await mover.press('Enter');
    await expect.poll(() => isCovered(1180)).toBe(true);
    expect(await mover.evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  it('keeps what a visitor typed in a component that a rule made', async () => {
    const page = await open('/contact', 'staff');
    const text = page.locator('.page-body textarea').first();
    await text.fill('Twelve phones, please.');
    await page.getByRole('button', { name: 'Rules', exact: true }).waitFor();
    await page.keyboard.press('Alt+Shift+R');
    await listsRules(page);
    await rowOf(page, 'contact-testimonials').getByRole('switch').click();
    expect(await text.inputValue()).toBe('Twelve phones, please.');
  });

  it('opens while the keyboard is in a form that is not awake yet', async () => {
    const page = await open('/areas-served', 'staff');
    const code = await holdRequests(page, '/assets/contact-form-body');
    await page.goto(`${origin()}/contact`);
    await page.getByRole('button', { name: 'Rules', exact: true }).waitFor();
    await page.locator('.page-body textarea').first().focus();
    await page.keyboard.press('Alt+Shift+R');
    await listsRules(page);
    code.release();
  });

  it('comes in the end though its code is lost at first', async () => {
    const page = await open('/areas-served', 'staff');
    const code = await failRequests(page, '/staff/', 'lost');
    await page.reload();
    await expect.poll(() => code.requests.length).toBeGreaterThan(0);
    code.heal();
    await page.getByRole('button', { name: 'Rules', exact: true }).waitFor();
  });

  it('says when the page as it was exported cannot be fetched, and tries again', async () => {
    const page = await open('/testimonials', 'staff');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByRole('heading', { name: 'Rules on this page' }).waitFor();
    const again = page.getByRole('button', { name: 'Try Again' });
    await again.waitFor();
    await again.click();
    await again.waitFor();
    await page.unroute('**/api/**');
    await again.click();
    await listsRules(page);
  });

  it('follows to the next page', async () => {
    const page = await openPanel('/areas-served');
    await page.evaluate(() => {
      history.pushState(null, '', '/about');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await rowOf(page, 'provider-image').waitFor();
    expect(await rowOf(page, 'typed-headings').count()).toBe(0);
  });

  it('fits a window of 360 pixels, and everything in it can be reached by keyboard', async () => {
    const page = await openPanel('/areas-served', 360);
    await listsRules(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    const panel = (await page.locator('.panel').boundingBox())!;
    expect(panel.x).toBe(0);
    expect(panel.width).toBe(360);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const pressed = page.locator('.toolbar button[aria-pressed="true"]');
    await expect.poll(() => pressed.textContent()).toBe('Who wrote this?');
  });
});
