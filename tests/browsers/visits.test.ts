import { describe, expect, it } from 'vitest';
import type { Tab } from './tab.ts';
import { BROWSERS, useTab } from './use-tab.ts';

const THANKS = 'Thank you for contacting us!';

describe.each(BROWSERS)('%s', (name, openTab) => {
  const { site, visit } = useTab(openTab);

  it('sends a message of the footer', async () => {
    const tab = await visit('/privacy');
    const texts = ['Ada', 'Moreno', 'ada@mill.example', '361-555-0188', 'A quote', 'We need help.'];
    await tab.click('footer form [name="firstName"]');
    for (const text of texts) {
      await tab.type(text);
      await tab.press('Tab');
    }
    await tab.press('Enter');
    await expect.poll(() => tab.run(readText, 'footer')).toContain(THANKS);
    expect(await site().store.list()).toHaveLength(1);
  });

  it('keeps the theme that was chosen', async () => {
    await choose(await visit('/privacy'), 'Dark theme');
    const tab = await visit('/about-us');
    expect(await tab.run(() => document.documentElement.className)).toContain('dark');
    await choose(tab, 'Light theme');
  });

  it('opens a menu by keyboard and by mouse, and closes it by Escape', async () => {
    const tab = await visit('/privacy');
    const toggle = 'header button[aria-label="Services menu"]';
    await tab.click(toggle);
    await expect.poll(() => tab.run(isExpanded, toggle)).toBe(true);
    await tab.press('Escape');
    await expect.poll(() => tab.run(isExpanded, toggle)).toBe(false);
    await tab.press('Enter');
    await expect.poll(() => tab.run(isExpanded, toggle)).toBe(true);
    await tab.click('header a[href="/services/voip"]');
    await expect.poll(() => tab.run(() => location.pathname)).toBe('/services/voip');
    await expect.poll(() => tab.run(isExpanded, toggle)).toBe(false);
  });

  it('goes back to where a page was left', async () => {
    const tab = await visit('/');
    await tab.run(watchPlace);
    await tab.click('footer a[href="/areas-served"]');
    await expect.poll(() => tab.run(readPlace)).toEqual(['/areas-served', 0]);
    const left = await tab.run(() => (window as unknown as Watched).left);
    expect(left).toBeGreaterThan(2000);
    await tab.back();
    await expect.poll(() => tab.run(readPlace)).toEqual(['/', left]);
  });

  // WebKit's driver hangs on the way back to a page that its browser has kept.
  it.skipIf(name === 'WebKit')(
    'has what was typed when a page that was left for another document comes back',
    async () => {
      const tab = await visit('/contact');
      await fill(tab, 'name', 'Ada Moreno');
      await tab.open(`${new URL(await tab.run(() => location.href)).origin}/robots.txt`);
      await tab.back();
      await expect.poll(() => tab.run(readField, 'name')).toBe('Ada Moreno');
      await choose(tab, 'Dark theme');
      await choose(tab, 'Light theme');
    },
  );

  it('sends a message of the contact page, once nothing is missing', async () => {
    const tab = await visit('/contact');
    const send = 'main form[novalidate] button[type="submit"]';
    await tab.click(send);
    expect(await tab.readAlert()).toBe('Please fill in all required fields');
    await fill(tab, 'name', 'Ada Moreno');
    await fill(tab, 'email', 'ada@mill.example');
    await tab.press('Tab');
    await tab.type('Cyber');
    await fill(tab, 'message', 'We need help.');
    await tab.click(send);
    await tab.readAlert();
    const message = (await site().store.list()).at(-1);
    expect(message).toMatchObject({ fields: { name: 'Ada Moreno', subject: 'Cybersecurity' } });
  });
});

async function fill(tab: Tab, name: string, text: string): Promise<void> {
  await tab.click(`main form [name="${name}"]`);
  await tab.type(text);
}

async function choose(tab: Tab, theme: string): Promise<void> {
  const button = `header button[aria-label="${theme}"]`;
  await tab.click(button);
  await expect.poll(() => tab.run(isPressed, button)).toBe(true);
}

const isPressed = (selector: string): boolean =>
  document.querySelector(selector)?.getAttribute('aria-pressed') === 'true';

const isExpanded = (selector: string): boolean =>
  document.querySelector(selector)?.getAttribute('aria-expanded') === 'true';

const readText = (selector: string): string => document.querySelector(selector)?.textContent ?? '';

const readField = (name: string): string | undefined =>
  document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value;

interface Watched {
  /** How far the page was scrolled when something was clicked. */
  left: number;
}

function watchPlace(): void {
  const remember = (): void => void Object.assign(window, { left: scrollY } satisfies Watched);
  addEventListener('click', remember, { capture: true });
}

const readPlace = (): [path: string, scrolled: number] => [location.pathname, scrollY];
