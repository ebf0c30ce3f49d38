import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { site } from '../app/support/site.ts';
import {
  after,
  distanceFromPlace,
  EVERY,
  showCarousel,
  type ShownCarousel,
} from '../support/shown-carousel.ts';
import { runUntil, settle } from '../support/site-clock.ts';
import { collectErrors, NARROW, useSite, type OpenOptions } from '../support/site-harness.ts';

/** The testimonial carousel of sections 3, 4 and 9, on a clock that stands still. */
const { open } = useSite();

const show = (path?: string, options?: OpenOptions) => showCarousel(open, path, options);

describe('the carousel', () => {
  it('has five slides, one active, and three on /services', async () => {
    const full = await show();
    expect(await full.carousel.locator('blockquote').count()).toBe(5);
    expect(await full.active()).toBe(1);
    const short = await show('/services');
    expect(await short.carousel.locator('blockquote').count()).toBe(3);
    expect(await short.active()).toBe(1);
  });

  it('shows of each client the summary, the quote and its author: name, title and company', async () => {
    const { carousel } = await show();
    const slides = await carousel
      .locator('figure')
      .evaluateAll((all) =>
        all.map((one) =>
          [...one.querySelectorAll('p, figcaption span')].map(({ textContent }) => textContent),
        ),
      );
    expect(slides).toEqual(
      site.testimonials.map(({ summary, text, author: { name, title, company } }) => [
        summary,
        text,
        name,
        `${title}, ${company}`,
      ]),
    );
    expect(site.testimonials.map(({ author }) => author.title)).toEqual([
      'Executive Director',
      'Instructional Technologist',
      'Head of School',
      'Legal Assistant',
      'Deputy Executive Director',
    ]);
  });

  it('advances after 5000 ms, not before, and wraps at its end', async () => {
    const shown = await show();
    await shown.page.mouse.move(5, 5);
    await runUntil(shown.page, async () => (await shown.active()) === 2);
    expect(await after(shown, EVERY - 200)).toBe(2);
    for (const expected of [3, 4, 5, 1]) expect(await after(shown, EVERY)).toBe(expected);
  });

  it('goes to the previous and the next slide, and wraps at both ends', async () => {
    const shown = await show();
    await shown.button(/^Previous/).click();
    expect(await shown.active()).toBe(5);
    await shown.page.clock.runFor(2000);
    expect(await distanceFromPlace(shown)).toBeLessThan(1);
    await shown.button(/^Next/).click();
    expect(await shown.active()).toBe(1);
  });

  it('is moved by its controls alone: where browsers snap slides, too, Firefox shows another one', async () => {
    const { carousel } = await show();
    const viewport = carousel.locator('[aria-live]').locator('..');
    expect(await viewport.evaluate((one) => getComputedStyle(one).scrollSnapType)).toBe('none');
  });

  it('pauses while the pointer is over it and resumes when it leaves', async () => {
    const shown = await show();
    await shown.carousel.hover();
    await expectMoving(shown, false);
    const paused = await shown.active();
    expect(await after(shown, 4 * EVERY)).toBe(paused);
    await shown.page.mouse.move(5, 5);
    await expectMoving(shown, true);
    expect(await after(shown, EVERY - 100)).toBe(paused);
    expect(await after(shown, 100)).toBe(paused + 1);
  });

  it('pauses while a finger holds it and resumes when that lets go', async () => {
    const shown = await show('/testimonials', { viewport: NARROW, hasTouch: true });
    const box = (await shown.carousel.locator('figure').first().boundingBox())!;
    const hand = await shown.page.context().newCDPSession(shown.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x: box.x + x, y: box.y + 40 }],
      });
    await touch('touchStart', 120);
    await touch('touchMove', 100);
    await expectMoving(shown, false);
    const paused = await shown.active();
    expect(await after(shown, 2 * EVERY)).toBe(paused);
    await touch('touchMove', 120);
    await touch('touchEnd');
    await expectMoving(shown, true);
    expect(await after(shown, EVERY + 100)).toBe(paused + 1);
  });

  it('stops by its pause button for good, until it is played again', async () => {
    const shown = await show();
    await shown.button(/^Pause/).click();
    await shown.button(/^Play/).waitFor();
    await shown.page.mouse.move(5, 5);
    const paused = await shown.active();
    expect(await after(shown, 4 * EVERY)).toBe(paused);
    await shown.button(/^Play/).click();
    await shown.page.mouse.move(5, 5);
    await expectMoving(shown, true);
    expect(await after(shown, EVERY + 100)).toBe(paused + 1);
  });

  it('works by keyboard, and stands still while the focus is in it', async () => {
    const shown = await show();
    const { page, button } = shown;
    await button(/^Pause/).focus();
    await page.keyboard.press('Tab');
    const before = await shown.active();
    expect(await after(shown, 4 * EVERY)).toBe(before);
    await button(/^Next/).focus();
    await page.keyboard.press('Enter');
    await expect.poll(shown.active).toBe((before % 5) + 1);
    await button(/4 of 5/).focus();
    await page.keyboard.press('Space');
    await expect.poll(shown.active).toBe(4);
    expect(await after(shown, 4 * EVERY)).toBe(4);
  });

  it('does not move by itself for visitors who ask for little motion', async () => {
    const shown = await show('/testimonials', { reducedMotion: 'reduce' });
    await shown.page.mouse.move(5, 5);
    expect(await after(shown, 4 * EVERY)).toBe(1);
    await shown.button(/^Next/).click();
    expect(await shown.active()).toBe(2);
    expect(await distanceFromPlace(shown)).toBeLessThan(1);
  });

  it('follows a device that asks for little motion from now on, and no longer', async () => {
    const shown = await show();
    await shown.page.mouse.move(5, 5);
    await expectMoving(shown, true);
    await shown.page.emulateMedia({ reducedMotion: 'reduce' });
    await expectMoving(shown, false);
    await shown.page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectMoving(shown, true);
  });

  it.each([
    ['comes', (page: Page) => page.addInitScript(turnAtOnce)],
    ['is turned later', () => {}],
  ])('shows its active slide on a page that %s from right to left', async (_name, before) => {
    const shown = await show('/testimonials', { reducedMotion: 'reduce', before });
    await shown.button(/^Next/).click();
    await shown.page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await settle(shown.page);
    expect(await distanceFromPlace(shown)).toBeLessThan(1);
    for (const expected of [3, 4, 5, 1]) {
      await shown.button(/^Next/).click();
      expect(await shown.active()).toBe(expected);
      expect(await distanceFromPlace(shown)).toBeLessThan(1);
    }
  });

  it('does not move by itself in a tab that nobody sees', async () => {
    const shown = await show();
    await shown.page.mouse.move(5, 5);
    await shown.page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    const before = await shown.active();
    expect(await after(shown, 4 * EVERY)).toBe(before);
  });

  it('marks its active dot where the device chooses the colors, too', async () => {
    const { button } = await show('/testimonials', { forcedColors: 'active' });
    const paint = (name: RegExp) =>
      button(name).evaluate((dot) => getComputedStyle(dot, '::before').backgroundColor);
    expect(await paint(/^Testimonial 1 of/)).not.toBe(await paint(/^Testimonial 2 of/));
  });

  it('is 900 pixels wide at most, and fits a small screen', async () => {
    const wide = await show('/testimonials', { viewport: { width: 1920, height: 900 } });
    expect((await wide.carousel.boundingBox())!.width).toBe(900);
    const narrow = await show('/testimonials', { viewport: NARROW });
    expect((await narrow.carousel.boundingBox())!.width).toBeLessThanOrEqual(NARROW.width);
  });
});

/** Whether it advances by itself: it says so as soon as it does, or no longer does. */
async function expectMoving({ carousel }: ShownCarousel, isMoving: boolean): Promise<void> {
  await expect.poll(() => carousel.getAttribute('data-moving')).toBe(String(isMoving));
}

/** As an extension that translates a page does it. */
function turnAtOnce(): void {
  addEventListener('readystatechange', () => (document.documentElement.dir = 'rtl'), true);
}

describe('when its controls cannot be set up', () => {
  it.each(['IntersectionObserver', 'MutationObserver'])(
    'without %s the failure is logged and ignored: it shows, advances and follows its buttons',
    async (missing) => {
      let errors: string[] = [];
      const shown = await show('/testimonials', {
        before: async (tab) => {
          errors = collectErrors(tab);
          await tab.addInitScript(breakObserver, missing);
        },
      });
      const logged = 'The controls of the carousel could not be set up.';
      await expect.poll(() => errors.join()).toContain(logged);
      expect(await shown.carousel.locator('blockquote').count()).toBe(5);
      await shown.button(/^Previous/).click();
      expect(await shown.active()).toBe(5);
      expect(await distanceFromPlace(shown)).toBeLessThan(1);
      await shown.page.mouse.move(5, 5);
      await expectMoving(shown, true);
      expect(await after(shown, EVERY + 100)).toBe(1);
      expect(await distanceFromPlace(shown)).toBeLessThan(1);
    },
  );
});

/** The carousel's viewport cannot be observed; everything else can. */
function breakObserver(name: string): void {
  const prototype = (globalThis as unknown as Record<string, { prototype: MutationObserver }>)[
    name
  ]!.prototype;
  const observe = prototype.observe;
  prototype.observe = function (target, options) {
    const { parentElement } = target as Element;
    if (parentElement?.closest('[aria-roledescription="carousel"]')) throw new Error('Broken.');
    observe.call(this, target, options);
  };
}
