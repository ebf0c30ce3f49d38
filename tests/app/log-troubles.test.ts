import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, type OpenedPage } from '../../src/app/page-body/open-page.ts';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { makeRule } from '../support/rule.ts';

const visits: OpenedPage[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'debug').mockImplementation(() => {});
});
afterEach(() => {
  for (const visit of visits.splice(0)) visit.end();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that is shown, under its rules. */
function show(html: string, rules: readonly CompiledRule[]): OpenedPage {
  const host = document.body.appendChild(document.createElement('div'));
  const compiled = { version: 1, hash: 'one', rules } as const;
  const visit = openPage(`<main>${html}</main>`, compiled, { host, path: '/about-us' });
  visits.push(visit);
  return visit;
}

const textOnHeading = makeRule({
  id: 'text-on-heading',
  selectors: [{ css: 'h1' }],
  action: 'swap-image',
  options: { alt: 'A picture.' },
});
const late = makeRule({
  id: 'late-rule',
  selectors: [{ css: '.late' }],
  action: 'set-attribute',
  options: { name: 'title', value: 'here' },
  delays: [1000],
  retry: { every: 100, for: 2000 },
});

it('says which rule failed and which found nothing, once all have had their last turn', async () => {
  show('<h1>Title</h1>', [textOnHeading, late]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(console.warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['The rule text-on-heading (error): A <h1> is no image: it has no text or height to set.'],
  ]);
  expect(vi.mocked(console.debug).mock.calls).toEqual([['The rule late-rule has found nothing.']]);
});

it('says nothing of a page on which all went well, nor of one that is left', async () => {
  show('<p class="late">Text</p>', [late]);
  show('<h1>Title</h1>', [textOnHeading]).end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(console.warn).not.toHaveBeenCalled();
  expect(console.debug).not.toHaveBeenCalled();
});
