import { describe, expect, it, vi } from 'vitest';
import { useSitePages } from '../support/site-pages.ts';

const { rules, showPage } = useSitePages();

const ruleOf = (id: string) => rules.find((rule) => rule.id === id);
const CAROUSEL = '[data-component="testimonial-carousel"]';

describe('the times of the specification', () => {
  it.each([
    ['provider-image', [0, 500, 1000]],
    ['testimonial-above-footer', [1000]],
    ['cybersecurity-banner', [0, 300, 1000, 3000]],
  ])('%s runs at %j ms', (id, delays) => {
    expect(ruleOf(id)?.delays).toEqual(delays);
  });

  it('delays range from 300 ms to 3000 ms', () => {
    const delays = rules.flatMap((rule) => rule.delays).filter((delay) => delay > 0);
    expect(Math.min(...delays)).toBe(300);
    expect(Math.max(...delays)).toBe(3000);
  });

  it('the form looks for its column every 100 ms', () => {
    expect(ruleOf('home-contact-form')?.retry).toMatchObject({ every: 100 });
  });
});

describe('/areas-served', () => {
  it('adds a carousel where there is no testimonial, after about a second', () => {
    const root = showPage('/areas-served', '<div class="et_pb_section"><p>one</p></div>');
    vi.advanceTimersByTime(999);
    expect(root.querySelector(CAROUSEL)).toBeNull();
    vi.advanceTimersByTime(1);
    expect(root.lastElementChild?.matches(CAROUSEL)).toBe(true);
  });
});
