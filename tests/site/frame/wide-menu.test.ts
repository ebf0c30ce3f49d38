import { describe, expect, it } from 'vitest';
import { runUntil } from '../../support/site-clock.ts';
import { useSite } from '../../support/site-harness.ts';
import { mainMenu, shownLinks } from './frame-parts.ts';

const { open } = useSite();

describe('navigation of wide screens', () => {
  const SERVICES = [
    '/services/managed-it-services',
    '/services/cybersecurity-services',
    '/services/cloud-services',
    '/services/business-continuity-support',
    '/services/voip',
    '/services/microsoft-365-services',
    '/services/it-compliance',
  ];

  it('has Services, Industries, About Us and Contact, with all submenus closed', async () => {
    const page = await open('/privacy');
    expect(await shownLinks(page, 'header nav a')).toEqual([
      'Services /services',
      'Industries /industries',
      'About Us /about-us',
      'Contact /contact',
    ]);
  });

  it('opens a dropdown under the pointer, and closes it when the pointer leaves', async () => {
    const page = await open('/privacy');
    const item = mainMenu(page).getByRole('link', { name: 'VoIP' });
    await mainMenu(page).getByRole('link', { name: 'Services', exact: true }).hover();
    await item.waitFor();
    const links = await shownLinks(page, 'header nav a');
    for (const href of SERVICES) expect(links.join('\n')).toContain(` ${href}`);
    await page.mouse.move(640, 700);
    await item.waitFor({ state: 'hidden' });
  });

  it('lets the pointer travel into the dropdown and follow a link, which closes it', async () => {
    const page = await open('/privacy');
    await mainMenu(page).getByRole('link', { name: 'About Us' }).hover();
    const blog = mainMenu(page).getByRole('link', { name: 'Blog' });
    await blog.hover();
    expect(await shownLinks(page, 'header nav a')).toEqual([
      'Services /services',
      'Industries /industries',
      'About Us /about-us',
      'Areas Served /areas-served',
      'Blog /blog',
      'Contact /contact',
    ]);
    await blog.click();
    await page.waitForURL('**/blog');
    await blog.waitFor({ state: 'hidden' });
  });

  it('opens a dropdown by keyboard; Escape closes it and gives the focus back', async () => {
    const page = await open('/privacy');
    await mainMenu(page).getByRole('link', { name: 'About Us' }).focus();
    await page.keyboard.press('Tab');
    const button = mainMenu(page).getByRole('button', { name: /About Us/ });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Areas Served');
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/blog');
  });

  it('keeps a dropdown open while the keyboard is in it, though the pointer comes and leaves', async () => {
    const page = await open('/privacy', { isClockStopped: true });
    const button = mainMenu(page).getByRole('button', { name: /About Us/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await mainMenu(page).getByRole('link', { name: 'About Us' }).hover();
    await page.clock.runFor(1000);
    await page.mouse.move(640, 700);
    await page.clock.runFor(1000);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Areas Served');
  });

  it('closes a dropdown when the focus leaves it', async () => {
    const page = await open('/privacy');
    const button = mainMenu(page).getByRole('button', { name: /About Us/ });
    await button.focus();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Contact');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps a dropdown closed for whoever comes to a page again on which it was open', async () => {
    const page = await open('/privacy');
    await mainMenu(page).getByRole('link', { name: 'Contact' }).click();
    await page.locator('main h1', { hasText: 'Contact' }).waitFor();
    await mainMenu(page).getByRole('link', { name: 'About Us' }).hover();
    const blog = mainMenu(page).getByRole('link', { name: 'Blog' });
    await blog.waitFor();
    await page.goBack();
    await page.locator('main h1', { hasText: 'Privacy' }).waitFor();
    await page.goForward();
    await page.locator('main h1', { hasText: 'Contact' }).waitFor();
    expect(await blog.isVisible()).toBe(false);
  });

  it('closes a dropdown on Escape wherever the focus is, and leaves that there', async () => {
    const page = await open('/privacy');
    await page.keyboard.press('Tab');
    await mainMenu(page).getByRole('link', { name: 'About Us' }).hover();
    const blog = mainMenu(page).getByRole('link', { name: 'Blog' });
    await blog.waitFor();
    await page.keyboard.press('Escape');
    await blog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Skip/);
  });

  it('stays open for who clicks on its button in the moment in which it opens', async () => {
    const page = await open('/privacy', { isClockStopped: true });
    const button = mainMenu(page).getByRole('button', { name: /About Us/ });
    const isOpen = (): Promise<boolean> =>
      mainMenu(page).getByRole('link', { name: 'Blog' }).isVisible();
    await button.hover();
    await runUntil(page, isOpen);
    await page.clock.runFor(200);
    await button.click();
    expect(await isOpen()).toBe(true);
    await page.clock.runFor(1000);
    expect(await isOpen()).toBe(true);
    await button.click();
    expect(await isOpen()).toBe(false);
  });

  it('stays open for a click of that moment though a busy page hears of it late', async () => {
    const page = await open('/privacy');
    const button = mainMenu(page).getByRole('button', { name: /About Us/ });
    await button.evaluate((one) => {
      const clickAtOnce: MutationCallback = (_changes, observer) => {
        observer.disconnect();
        const click = new MouseEvent('click', { bubbles: true });
        for (const end = performance.now() + 600; performance.now() < end;);
        one.dispatchEvent(click);
        one.setAttribute('data-clicked', '');
      };
      new MutationObserver(clickAtOnce).observe(one, { attributeFilter: ['aria-expanded'] });
    });
    await button.hover();
    await page.locator('[data-clicked]').waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
  });

  it('marks the page that is shown', async () => {
    const page = await open('/industries');
    const current = mainMenu(page).locator('a[aria-current="page"]');
    expect(await current.allInnerTexts()).toEqual(['Industries']);
  });

  it('marks the section of the page that is shown, which is not the page itself', async () => {
    const page = await open('/services/voip');
    const section = mainMenu(page).locator('a[aria-current="true"]');
    expect(await section.allInnerTexts()).toEqual(['Services']);
  });
});
