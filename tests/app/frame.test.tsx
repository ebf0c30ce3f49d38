import { beforeEach, expect, it } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { answerRequests, noRules, page } from './support/answer-requests.ts';
import { answerWithCarousel } from './support/testimonials-page.ts';
import { showApp } from './support/show-app.tsx';
import { site } from './support/site.ts';

beforeEach(async () => {
  await browserPage.viewport(1280, 800);
  answerRequests({
    '/api/pages/home': page('<h1>Welcome</h1>'),
    '/api/pages/services/voip': page('<h1>Phones</h1>'),
    '/rules/*': noRules,
  });
});

it('opens a dropdown by its button, and closes it on Escape with the focus on the button', async () => {
  const app = showApp('/');
  const button = await app.find<HTMLButtonElement>('[aria-label="Services menu"]');
  const panel = document.getElementById(button.getAttribute('aria-controls')!)!;
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(panel.checkVisibility()).toBe(true);
  await userEvent.keyboard('{Tab}{Escape}');
  expect(panel.checkVisibility()).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('closes a dropdown that the focus leaves', async () => {
  const app = showApp('/');
  const button = await app.find<HTMLButtonElement>('[aria-label="About Us menu"]');
  button.click();
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  button.focus();
  (await app.find('[aria-label="Dark theme"]')).focus();
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
});

it('has a menu with collapsible submenus on small screens', async () => {
  await browserPage.viewport(360, 740);
  const app = showApp('/');
  const toggle = await app.find<HTMLButtonElement>('[aria-label="Open menu"]');
  const menu = document.getElementById(toggle.getAttribute('aria-controls')!)!;
  expect(menu.checkVisibility()).toBe(false);
  toggle.click();
  await expect.poll(() => menu.checkVisibility()).toBe(true);
  const link = menu.querySelector<HTMLElement>('[href="/services/voip"]')!;
  expect(link.checkVisibility()).toBe(false);
  menu.querySelector<HTMLElement>('[aria-label="Services submenu"]')!.click();
  await expect.poll(() => link.checkVisibility()).toBe(true);
  link.click();
  await app.findText('Phones', 'main');
  expect(menu.checkVisibility()).toBe(false);
});

it('after a change of route: one of each tag, the new title read out, the focus on the heading', async () => {
  const app = showApp('/');
  await app.findText('Welcome', 'main');
  expect(document.activeElement).toBe(document.body);
  await app.router.navigate('/services/voip');
  await expect.poll(() => document.activeElement?.textContent).toBe('Phones');
  expect(document.title).toContain('VoIP');
  await expect.poll(() => app.root.querySelector('p[aria-live]')?.textContent).toBe(document.title);
  const tags = [
    'meta[name=description]',
    'link[rel=canonical]',
    'meta[property="og:title"]',
    'script[type="application/ld+json"]',
  ];
  await expect
    .poll(() => tags.map((tag) => document.head.querySelectorAll(tag).length))
    .toEqual([1, 1, 1, 1]);
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `https://${site.domain}/services/voip`,
  );
});

it('keeps unknown addresses from search engines, and only those', async () => {
  const app = showApp('/nope');
  await app.findText('404 - Page Not Found', 'main');
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  await app.router.navigate('/');
  await app.findText('Welcome', 'main');
  expect(document.head.querySelector('meta[name=robots]')).toBeNull();
});

it('begins with a link past the navigation', async () => {
  const app = showApp('/');
  const link = await app.find<HTMLAnchorElement>('a');
  expect(link.textContent).toBe('Skip to main content');
  expect(app.root.querySelector(link.getAttribute('href')!)?.tagName).toBe('MAIN');
});

it('has the phone lines, the address and the privacy policy in its footer', async () => {
  const app = showApp('/');
  const footer = await app.find('footer');
  const { newCustomers, helpdesk, tollFree } = site.phones;
  const hrefs = [...footer.querySelectorAll('a[href^="tel:"]')].map((a) => a.getAttribute('href'));
  expect(hrefs).toEqual([newCustomers.href, helpdesk.href, tollFree.href]);
  expect(footer.textContent).toContain(site.addresses.headquarters.street);
  expect(footer.textContent).toContain(String(new Date().getFullYear()));
  expect(footer.querySelector('[href="/privacy"]')?.textContent).toBe('Privacy Policy');
});

it.each([320, 360, 768, 1280, 1920])('never scrolls sideways at %i pixels', async (width) => {
  await browserPage.viewport(width, 700);
  answerWithCarousel();
  const app = showApp('/testimonials');
  await app.find('[aria-roledescription=slide]');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
