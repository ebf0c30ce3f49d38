import type { Locator, Page } from 'playwright';
import { runUntil, settle } from './site-clock.ts';
import type { OpenOptions, SiteHarness } from './site-harness.ts';

/** Milliseconds for which each slide is shown. */
export const EVERY = 5000;

export interface ShownCarousel {
  readonly page: Page;
  readonly carousel: Locator;
  /** The number of the slide that is shown, from 1. */
  readonly active: () => Promise<number>;
  readonly button: (name: RegExp) => Locator;
}

/** Opens a page and looks for its carousel, on a clock that stands still. */
export async function showCarousel(
  open: SiteHarness['open'],
  path = '/testimonials',
  options: OpenOptions = {},
): Promise<ShownCarousel> {
  const page = await open(path, {
    isClockStopped: true,
    isPrepared: false,
    waitFor: 'header',
    ...options,
  });
  const carousel = page.getByRole('region', { name: 'Client testimonials' });
  await runUntil(page, () => carousel.isVisible());
  await carousel.scrollIntoViewIfNeeded();
  const slides = carousel.locator('[aria-roledescription="slide"]');
  return {
    page,
    carousel,
    active: async () => 1 + (await slides.evaluateAll(indexOfActive)),
    button: (name) => carousel.getByRole('button', { name }),
  };
}

/** One slide alone can be read out, and lies where a visitor sees it. */
function indexOfActive(slides: Element[]): number {
  const readable = slides.filter((slide) => !slide.hasAttribute('inert'));
  if (readable.length !== 1) throw new Error(`${readable.length} slides are active.`);
  return slides.indexOf(readable[0]!);
}

/**
 * Lets time pass and says which slide is shown then. After each change the carousel counts its
 * five seconds anew, so the page gets real time to draw in between.
 */
export async function after(
  { page, active }: ShownCarousel,
  milliseconds: number,
): Promise<number> {
  for (let left = milliseconds; left > 0; left -= 1000) {
    await page.clock.runFor(Math.min(left, 1000));
    await settle(page);
  }
  return active();
}

/** How far the active slide is from its place, in pixels. */
export function distanceFromPlace({ carousel }: ShownCarousel): Promise<number> {
  return carousel.evaluate((region) => {
    const slide = region.querySelector('[aria-roledescription="slide"]:not([inert])')!;
    const viewport = slide.parentElement!.parentElement!;
    const [left, place] = [slide, viewport].map((one) => one.getBoundingClientRect().left);
    return Math.abs(left! - place!);
  });
}
