import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawn } from './support/drawn.ts';
import { site } from './support/site.ts';
import { answerWithCarousel } from './support/testimonials-page.ts';
import { showApp, type ShownApp } from './support/show-app.tsx';

let app: ShownApp;

beforeEach(async () => {
  answerWithCarousel();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = showApp('/testimonials');
  await app.find('[aria-roledescription=carousel]');
  await expect.poll(active).toBe(1);
});
afterEach(() => void vi.useRealTimers());

it('shows one of the five quotes at a time', () => {
  const slides = [...app.root.querySelectorAll('[aria-roledescription=slide]')];
  expect(slides).toHaveLength(site.testimonials.length);
  expect(slides.filter((slide) => !slide.hasAttribute('inert'))).toHaveLength(1);
});

it('advances every 5 seconds and wraps at the end', async () => {
  vi.advanceTimersByTime(4999);
  await drawn();
  expect(active()).toBe(1);
  vi.advanceTimersByTime(1);
  await expect.poll(active).toBe(2);
  // Each step has to be seen before the next.
  await Array.fromAsync([3, 4, 5, 1], async (expected) => {
    vi.advanceTimersByTime(5000);
    await expect.poll(active).toBe(expected);
  });
});

it('wraps at the start', async () => {
  (await app.find('[aria-label="Previous testimonial"]')).click();
  await expect.poll(active).toBe(5);
  (await app.find('[aria-label="Next testimonial"]')).click();
  await expect.poll(active).toBe(1);
});

it('goes to the slide that a hand draws into sight, and wraps at both ends', async () => {
  const viewport = (await app.find('[aria-live]')).parentElement!;
  draw(viewport, 200);
  await expect.poll(active).toBe(5);
  draw(viewport, -200);
  await expect.poll(active).toBe(1);
});

it('pauses while the pointer is over it and resumes when it leaves', async () => {
  const carousel = await app.find('[aria-roledescription=carousel]');
  carousel.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await expect.poll(() => carousel.dataset.moving).toBe('false');
  expect(carousel.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  vi.advanceTimersByTime(20_000);
  await drawn();
  expect(active()).toBe(1);
  carousel.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
  await expect.poll(() => carousel.dataset.moving).toBe('true');
  vi.advanceTimersByTime(5000);
  await expect.poll(active).toBe(2);
});

it('takes no more step once it says that it stands still', async () => {
  const carousel = await app.find('[aria-roledescription=carousel]');
  const { promise: waited, resolve } = Promise.withResolvers<void>();
  // At the very moment: React still has its work after the paint to do.
  const observer = new MutationObserver(() => {
    vi.advanceTimersByTime(20_000);
    resolve();
  });
  observer.observe(carousel, { attributeFilter: ['data-moving'] });
  carousel.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await waited;
  observer.disconnect();
  await drawn();
  expect(carousel.dataset.moving).toBe('false');
  expect(active()).toBe(1);
});

it('stops by its first button, and is quiet for screen readers only while it moves', async () => {
  const carousel = await app.find('[aria-roledescription=carousel]');
  const button = carousel.querySelector('button')!;
  expect(button.getAttribute('aria-label')).toBe('Pause testimonials');
  expect(carousel.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  button.click();
  await expect.poll(() => button.getAttribute('aria-label')).toBe('Play testimonials');
  expect(carousel.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  vi.advanceTimersByTime(20_000);
  await drawn();
  expect(active()).toBe(1);
});

it('is 900 pixels wide at most', async () => {
  const carousel = await app.find('[aria-roledescription=carousel]');
  expect(getComputedStyle(carousel).maxWidth).toBe('900px');
});

/** Draws what is in an element to the right, or to the left, by so many pixels. */
function draw(element: Element, distance: number): void {
  const { x, y, width } = element.getBoundingClientRect();
  const start = x + width / 2;
  const hand = (type: string, clientX: number) =>
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY: y }));
  hand('mousedown', start);
  hand('mousemove', start + distance / 2);
  hand('mousemove', start + distance);
  hand('mouseup', start + distance);
}

function active(): number {
  const slides = [...app.root.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  return slides.findIndex(({ dataset }) => dataset.active === 'true') + 1;
}
