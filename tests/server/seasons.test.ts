import { afterEach, expect, it, vi } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { openPrerenderer } from '../../src/server/prerender/open-prerenderer.ts';
import { createPrerender } from '../../src/server/prerender/prerender-page.ts';
import { readSite } from '../../src/server/read-site.ts';

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

/** Writes the page with the rule, on a day. */
async function openPage() {
  const { compiled } = compileRules([{ path: 'rules/a.yaml', text: RULES }]);
  const html = '<main id="main-content"><h1>Privacy Policy</h1></main>';
  const prerender = createPrerender({
    site,
    rules: { current: () => compiled! },
    content: {
      readPage: async () => ({ html, staleFor: null }),
      readPost: async () => null,
      problems: () => [],
    },
    clientFolder: 'dist',
    prerenderer: (await openPrerenderer('dist-server'))!,
  });
  return async (day: string, freshness?: 'last-good' | 'at-hand') => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T12:00:00Z`) });
    return (await prerender('/privacy', freshness))?.record?.html ?? null;
  };
}

it('a rule counts until its last day, and not for the first visitor after it', async () => {
  const page = await openPage();
  expect(await page('2026-08-31')).toContain('Summer');
  expect(await page('2026-09-01', 'at-hand')).toBeNull();
  expect(await page('2026-09-01')).toContain('Privacy Policy');
});

it('where nothing changes with the day, the page of the day before stands in', async () => {
  const page = await openPage();
  await page('2026-10-01');
  expect(await page('2026-10-02', 'at-hand')).toContain('Privacy Policy');
});
