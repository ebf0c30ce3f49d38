import { afterEach, expect, it, vi } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { readSite } from '../../src/server/read-site.ts';
import { openStoredPages } from '../../src/server/rules/stored-pages.ts';
import { openDrawing } from './support/open-drawing.ts';

const site = await readSite('content');
const RULES = `routes: /privacy
rules:
  - id: summer-heading
    why: In summer the heading is another one.
    selector: h1
    action: replace-content
    text: Summer
    until: 2026-08-31
    expect: { max: 1 }
`;

afterEach(() => void vi.useRealTimers());

const { compiled: rules } = compileRules([{ path: 'rules/a.yaml', text: RULES }]);
const html = '<main id="main-content"><h1>Privacy Policy</h1></main>';
const content = {
  readPage: async () => ({ html, staleFor: null }),
  readPost: async () => null,
  problems: () => [],
};

function setTime(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) });
}

/** Writes the page with the rule, at a time. */
async function openPage() {
  const { prerender } = await openDrawing({ site, rules: { current: () => rules! }, content });
  return async (time: string, freshness?: 'last-good' | 'at-hand') => {
    setTime(time);
    return (await prerender('/privacy', freshness))?.record ?? null;
  };
}

it('a rule counts until its last day is over in Houston, and not for the first visitor after it', async () => {
  const page = await openPage();
  expect((await page('2026-09-01T04:59:59Z'))?.html).toContain('Summer');
  expect(await page('2026-09-01T05:00:00Z', 'at-hand')).toBeNull();
  expect((await page('2026-09-01T05:00:00Z'))?.html).toContain('Privacy Policy');
});

it('a new day on which nothing else counts has no page written anew', async () => {
  const page = await openPage();
  const record = await page('2026-10-02T04:59:59Z');
  expect(record?.html).toContain('Privacy Policy');
  expect(await page('2026-10-02T05:00:00Z', 'at-hand')).toBe(record);
  expect(await page('2026-10-02T05:00:00Z')).toBe(record);
});

it('whoever writes a rule counts on the pages of the day', async () => {
  const readPages = openStoredPages({ root: process.cwd(), site, content });
  const readPrivacy = async (time: string) => {
    setTime(time);
    const pages = await readPages(rules!);
    return pages.find(({ path }) => path === '/privacy')?.root.textContent;
  };
  expect(await readPrivacy('2026-09-01T04:59:59Z')).toContain('Summer');
  expect(await readPrivacy('2026-09-01T05:00:00Z')).toContain('Privacy Policy');
});
