import { describe, expect, it, vi } from 'vitest';
import { openSession, rulesForPage } from '../../src/engine/index.ts';
import { sanitizeBody } from '../support/open-page.ts';
import { useShownPages } from '../support/shown-pages.ts';
import { compileSiteRules } from '../support/site-rules.ts';

const { rules } = compileSiteRules();
const ruleOf = (id: string) => rules.find((rule) => rule.id === id);
const CAROUSEL = '[data-component="testimonial-carousel"]';

const { show } = useShownPages();

/** Shows a main content under the site's real rules. */
function showPage(path: string, html: string): HTMLElement {
  const root = sanitizeBody(html);
  const session = openSession({ root, path, rules: rulesForPage(rules, path, '2026-01-01') });
  return show({ root, session }).root;
}

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

describe('all other pages', () => {
  const heading = '<h2>What our&nbsp;clients<br>say</h2>';
  const section = '<div class="et_pb_section our-clients"><p>They trust us.</p></div>';
  const industries = '<div class="et_pb_section"><h2>Industries We Serve</h2></div>';
  const end = '<div class="et_pb_section"><p>end</p></div>';

  it.each([
    [
      'the id',
      `<div id="testimonials-heading"></div>${heading}${section}${industries}${end}`,
      '#testimonials-heading',
    ],
    ['the heading', `${section}${heading}${industries}${end}`, 'h2'],
    ['the section', `${industries}${section}${end}`, '.our-clients'],
    ['the container', `<p>one</p>${industries}${end}`, 'div:has(h2)'],
    ['the end', `<p>one</p>${end}`, 'div:has(p)'],
  ])('first match wins: %s', (_what, html, after) => {
    const root = showPage('/privacy', html);
    expect(root.querySelectorAll(CAROUSEL)).toHaveLength(1);
    expect(root.querySelector(`${after} + ${CAROUSEL}`)).not.toBeNull();
  });

  it('once, though more matches come late', async () => {
    const root = showPage('/privacy', end);
    root.insertAdjacentHTML('afterbegin', heading);
    await Promise.resolve();
    vi.advanceTimersByTime(5000);
    expect(root.querySelectorAll(CAROUSEL)).toHaveLength(1);
  });

  it.each([
    '/about',
    '/about-us',
    '/areas-served',
    '/contact',
    '/industries',
    '/services',
    '/Services/',
  ])('%s is none of them', (path) => {
    expect(rulesForPage(rules, path, '2026-01-01').map(({ id }) => id)).not.toContain(
      'testimonials',
    );
  });
});
