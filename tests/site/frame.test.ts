import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { awaken, NARROW, navigateTo, useSite } from '../support/site-harness.ts';

/** Section 2 of the specification, "Layout", and how it behaves on a change of route. */
const { open } = useSite();

const header = (page: Page) => page.locator('header').first();
const footer = (page: Page) => page.locator('footer').last();
const mainMenu = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });
const path = (page: Page): string => new URL(page.url()).pathname;

/** Goes on by a link of the header: a click by the driver would scroll first, this one does not. */
async function follow(page: Page, to: string): Promise<void> {
  await header(page).locator(`a[href="${to}"]`).first().dispatchEvent('click');
  await page.waitForURL(`**${to}`);
}

/** Scrolls down the page and answers how far. */
async function scrollDown(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 700));
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(300);
  return top;
}

/** The links of an element that can be seen, as label and path. */
async function shownLinks(page: Page, css: string): Promise<string[]> {
  return page
    .locator(css)
    .evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`),
    );
}

describe('top bar', () => {
  it('shows phone, e-mail and Request a Quote, which leads to /contact', async () => {
    const page = await open('/privacy');
    const phone = header(page).locator('a[href^="tel:"]').first();
    expect(await phone.innerText()).toContain('(361) 555-0142');
    expect(await phone.getAttribute('href')).toBe('tel:+13615550142');
    const mail = header(page).locator('a[href="mailto:hello@loblolly-it.example"]');
    expect(await mail.innerText()).toContain('hello@loblolly-it.example');
    await header(page).getByRole('link', { name: 'Request a Quote' }).click();
    await page.waitForURL('**/contact');
    await page.locator('main form').waitFor();
  });
});

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

  it('closes a dropdown when the focus leaves it', async () => {
    const page = await open('/privacy');
    const button = mainMenu(page).getByRole('button', { name: /About Us/ });
    await button.focus();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Contact');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
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

describe('navigation of small screens', () => {
  const toggle = (page: Page) => header(page).getByRole('button', { name: /menu$/i }).first();

  it('is a menu that a button opens and closes', async () => {
    const page = await open('/privacy', { viewport: NARROW });
    expect(await shownLinks(page, 'header nav a')).toEqual([]);
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
    await toggle(page).click();
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    expect(await shownLinks(page, 'header nav a')).toEqual([
      'Services /services',
      'Industries /industries',
      'About Us /about-us',
      'Contact /contact',
    ]);
    await toggle(page).click();
    expect(await shownLinks(page, 'header nav a')).toEqual([]);
  });

  it('has collapsible submenus, and closes when a link is followed', async () => {
    const page = await open('/privacy', { viewport: NARROW });
    await toggle(page).click();
    const unfold = header(page)
      .getByRole('button', { name: /About Us/ })
      .last();
    const blog = header(page).locator('nav a[href="/blog"]:visible');
    expect(await blog.count()).toBe(0);
    await unfold.click();
    expect(await unfold.getAttribute('aria-expanded')).toBe('true');
    await blog.waitFor();
    await unfold.click();
    await expect.poll(() => blog.count()).toBe(0);
    await unfold.click();
    await blog.click();
    await page.waitForURL('**/blog');
    await expect.poll(() => shownLinks(page, 'header nav a')).toEqual([]);
  });

  it('works by keyboard: Escape closes it and gives the focus back', async () => {
    const page = await open('/privacy', { viewport: NARROW });
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Services');
    await page.keyboard.press('Escape');
    expect(await shownLinks(page, 'header nav a')).toEqual([]);
    expect(await toggle(page).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('can be scrolled to its last entry on a low screen', async () => {
    const page = await open('/privacy', { viewport: { width: 360, height: 560 } });
    await toggle(page).click();
    await header(page)
      .getByRole('button', { name: /Services/ })
      .last()
      .click();
    const contact = header(page).locator('nav a[href="/contact"]:visible');
    await contact.scrollIntoViewIfNeeded();
    const box = await contact.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(560);
    await contact.click();
    await page.waitForURL('**/contact');
  });

  it('keeps phone and Request a Quote within reach', async () => {
    const page = await open('/privacy', { viewport: NARROW });
    expect(await header(page).locator('a[href^="tel:"]').first().isVisible()).toBe(true);
    expect(await header(page).getByRole('link', { name: 'Request a Quote' }).isVisible()).toBe(
      true,
    );
  });
});

describe('header', () => {
  it.each([
    ['wide', undefined],
    ['small', NARROW],
  ])('stays at the top of a %s screen', async (_name, viewport) => {
    const page = await open('/services/voip', viewport ? { viewport } : {});
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const box = await header(page).boundingBox();
    expect(Math.round(box?.y ?? -1)).toBe(0);
    const onTop = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, 8)?.closest('header') !== null,
    );
    expect(onTop).toBe(true);
  });

  it('leads home by its logo', async () => {
    const page = await open('/privacy');
    await header(page).locator('a[href="/"]').first().click();
    await expect.poll(() => path(page)).toBe('/');
  });
});

describe('footer', () => {
  it('has blurb, address, three phone numbers, e-mail, social links and copyright line', async () => {
    const page = await open('/privacy');
    const text = (await footer(page).innerText()).replace(/\s+/g, ' ');
    expect(text).toMatch(/1200 Magnolia Avenue, STE 203 Victoria, TX 77901/);
    expect(text).toContain(`© ${new Date().getFullYear()} Loblolly IT Solutions`);
    expect(text).toContain('Get in Touch');
    const blurb = await footer(page).locator('p').first().innerText();
    expect(blurb.length).toBeGreaterThan(60);
    const links = await footer(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((href) => href.startsWith('tel:'))).toEqual([
      'tel:+13615550142',
      'tel:+13615550163',
      'tel:+18005550199',
    ]);
    expect(links).toContain('mailto:hello@loblolly-it.example');
    expect(links.filter((href) => href.startsWith('https://'))).toEqual([
      'https://www.linkedin.com/company/loblolly-it-example',
      'https://www.facebook.com/loblolly-it-example',
      'https://x.com/loblollyitexample',
    ]);
  });

  it('names the line of new clients and the helpdesk', async () => {
    const page = await open('/privacy');
    const text = await footer(page).innerText();
    expect(text).toMatch(/new (clients|customers)[^(]*\(361\) 555-0142/i);
    expect(text).toMatch(/help ?desk[^(]*\(361\) 555-0163/i);
    expect(text).toMatch(/24\/7[^(]*\(800\) 555-0199/i);
  });

  it('leads to the privacy policy from its copyright line', async () => {
    const page = await open('/blog');
    await footer(page).getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy');
  });
});

describe('skip link', () => {
  it('is the first stop of the Tab key, can be seen, and leads past the header', async () => {
    const page = await open('/services');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.innerText()).toMatch(/skip/i);
    const box = await focused.boundingBox();
    expect(box && box.y >= 0 && box.x >= 0 && box.width > 40).toBe(true);
    const isOnTop = await focused.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
      .toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('is the first stop again after a change of route', async () => {
    const page = await open('/services');
    await navigateTo(page, '/privacy');
    await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.locator('a', { hasText: /^Skip/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('a change of route', () => {
  it('changes the title, moves the focus to the new heading and starts at the top', async () => {
    const page = await open('/services');
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const before = await page.title();
    await footer(page).getByRole('link', { name: 'Areas Served' }).click();
    await page.waitForURL('**/areas-served');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.title()).not.toBe(before);
    expect(await page.title()).toContain('Areas Served');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
  });

  it('is read out by a polite announcer', async () => {
    const page = await open('/services');
    await navigateTo(page, '/blog');
    await page.waitForURL('**/blog');
    const said = page.locator('[aria-live="polite"]', { hasText: 'Blog' });
    await expect.poll(() => said.count()).toBeGreaterThan(0);
  });

  it('does not move the focus on the first load', async () => {
    const page = await open('/services');
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  it("happens inside the application for links in a page's body, too", async () => {
    const page = await open('/services');
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    await page.locator('.page-body a[href*="voip"]:visible').first().click();
    await page.waitForURL('**/services/voip');
    await page.locator('main h1').waitFor();
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
  });

  it('restores the scroll on Back and on Forward', async () => {
    const page = await open('/services/voip');
    const left = await scrollDown(page);
    await follow(page, '/industries');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/services/voip');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    await page.goForward();
    await page.waitForURL('**/industries');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  it('restores the scroll on Back after the page was loaded anew, too', async () => {
    const page = await open('/services/voip');
    await follow(page, '/industries');
    await page.locator('main h1', { hasText: 'Your Industry' }).waitFor();
    const left = await scrollDown(page);
    await follow(page, '/contact');
    await page.locator('main h1', { hasText: 'Contact' }).waitFor();
    await page.reload();
    await awaken(page);
    await page.goBack();
    await page.waitForURL('**/industries');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });

  it('leads to the target that an address names after #', async () => {
    const page = await open('/#latest-posts');
    await expect
      .poll(async () => (await page.locator('#latest-posts').boundingBox())?.y ?? -1)
      .toSatisfy((top: number) => top >= 0 && top < 400);
  });
});

describe('print', () => {
  it('leaves out navigation and forms, and keeps the text and the phone number', async () => {
    const page = await open('/services/voip');
    await page.emulateMedia({ media: 'print' });
    expect(await mainMenu(page).isVisible()).toBe(false);
    expect(await footer(page).locator('form').isVisible()).toBe(false);
    expect(await page.locator('main h1').isVisible()).toBe(true);
  });

  it.each(['/', '/areas-served', '/contact', '/services/voip', '/industries/legal', '/blog'])(
    'puts %s in black on white, though the screen is dark',
    async (address) => {
      const page = await open(address, {
        before: (tab) => tab.addInitScript(() => localStorage.setItem('loblolly-theme', 'dark')),
      });
      expect(await page.locator('html').getAttribute('class')).toBe('dark');
      await page.emulateMedia({ media: 'print' });
      expect(await findInkOnInk(page)).toEqual([]);
    },
  );

  it('shows what every client says, one below the other', async () => {
    const page = await open('/testimonials');
    await page.emulateMedia({ media: 'print' });
    const tops = await page
      .locator('main blockquote')
      .evaluateAll((quotes) => quotes.map((quote) => quote.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
    expect(new Set(tops).size).toBe(5);
  });
});

/** What would print light letters, or a dark ground behind letters. */
function findInkOnInk(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const light = (color: string): number => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? 255 : 0.3 * red + 0.6 * green + 0.1 * blue;
    };
    const hasText = (one: Element): boolean =>
      [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && one.getClientRects().length > 0)
      .filter((one) => one.textContent?.trim() && !one.closest('.visually-hidden'))
      .filter((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return light(backgroundColor) < 200 || (hasText(one) && light(color) > 130);
      })
      .map((one) => `${one.tagName}.${one.getAttribute('class')} ${one.textContent?.slice(0, 30)}`);
  });
}
