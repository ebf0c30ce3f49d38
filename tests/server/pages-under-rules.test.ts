import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { toSet } from '../../src/compiler/to-set.ts';
import type { CompiledRule, CompiledRules } from '../../src/contract/rules.ts';
import { readSite } from '../../src/server/read-site.ts';
import { makeRule } from '../support/rule.ts';
import { openStoredPages } from '../../src/server/rules/stored-pages.ts';
import { openDrawing } from './support/open-drawing.ts';

const site = await readSite('content');
const PATHS = ['/privacy', '/contact', '/about-us'];

const retitle = (path: string, text: string, more: Partial<CompiledRule> = {}): CompiledRule => {
  const rule = { selectors: ['h1'], action: 'replace-content', options: { text } };
  return makeRule({ ...rule, id: `title-of${path.replace('/', '-')}`, routes: [path], ...more });
};

/** The writing of pages under rules that the test changes. */
async function openPages(first: readonly CompiledRule[]) {
  let rules = toSet(first);
  let html = '<main id="main-content"><h1>As it was</h1><p>Text.</p></main>';
  let isDown = false;
  const content = {
    readPage: async () => {
      if (isDown) throw new Error('The source is down.');
      return { html, staleFor: null };
    },
    readPost: async () => null,
    problems: () => [],
  };
  const drawing = await openDrawing({ site, rules: { current: () => rules }, content });
  return {
    ...drawing,
    setContent: (next: string) => void (html = next),
    endSource: () => void (isDown = true),
    change(next: readonly CompiledRule[]): CompiledRules {
      rules = toSet(next);
      return rules;
    },
  };
}

describe('a page whose rules say the same in another set', () => {
  it('is not written anew, and names the set that is live', async () => {
    const pages = await openPages([retitle('/privacy', 'Ours')]);
    const before = await pages.prerender('/privacy');
    const { hash } = pages.change([retitle('/privacy', 'Ours'), retitle('/contact', 'Write')]);
    const after = await pages.prerender('/privacy');
    expect(pages.drawn).toEqual(['/privacy']);
    expect(after).toMatchObject({ html: before!.html, record: { rulesHash: hash } });
    expect(after?.view?.rules.hash).toBe(hash);
    expect(before?.record?.rulesHash).not.toBe(hash);
  });

  it('stays one page, whose document is prepared once', async () => {
    const pages = await openPages([retitle('/privacy', 'Ours')]);
    await pages.prerender('/privacy');
    pages.change([retitle('/privacy', 'Ours'), retitle('/contact', 'Write')]);
    const after = await pages.prerender('/privacy');
    expect(await pages.prerender('/privacy')).toBe(after);
    expect(await pages.prerender('/privacy', 'at-hand')).toBe(after);
  });

  it('says where they stand now', async () => {
    const rule = retitle('/privacy', 'Ours');
    const pages = await openPages([rule]);
    await pages.prerender('/privacy');
    const source = { file: 'rules/other.yaml', line: 12 };
    pages.change([{ ...rule, source, why: 'A better reason.' }]);
    const after = await pages.prerender('/privacy');
    expect(after?.view?.rules.rules).toMatchObject([{ source, why: 'A better reason.' }]);
    expect(pages.drawn).toEqual(['/privacy']);
  });

  it('names the set that is live while its source is down, too', async () => {
    const pages = await openPages([retitle('/privacy', 'Ours')]);
    await pages.prerender('/privacy');
    pages.endSource();
    const { hash } = pages.change([retitle('/privacy', 'Ours'), retitle('/contact', 'Write')]);
    expect((await pages.prerender('/privacy'))?.record?.rulesHash).toBe(hash);
  });
});

describe('a page of which a rule says something else', () => {
  it('is written anew, and the old one names its own rules until then', async () => {
    const pages = await openPages([retitle('/privacy', 'Ours')]);
    const old = await pages.prerender('/privacy');
    pages.change([retitle('/privacy', 'Yours')]);
    expect(await pages.prerender('/privacy')).toBe(old);
    const newest = await pages.prerender('/privacy', 'newest');
    expect(newest?.record?.html).toContain('Yours');
    expect(pages.drawn).toEqual(['/privacy', '/privacy']);
  });

  it.each([
    ['one more', (rule: CompiledRule) => [rule, { ...rule, id: 'more' }]],
    ['another order', (rule: CompiledRule) => [{ ...rule, id: 'second' }, rule]],
    ['one less', () => []],
    ['another season', (rule: CompiledRule) => [{ ...rule, until: '2026-01-01' }]],
    ['another route', (rule: CompiledRule) => [{ ...rule, routes: ['/contact'] }]],
  ])('is written anew with %s', async (_name, change) => {
    const rule = retitle('/privacy', 'Ours');
    const pages = await openPages([rule]);
    await pages.prerender('/privacy');
    pages.change(change(rule));
    await pages.prerender('/privacy', 'newest');
    expect(pages.drawn).toHaveLength(2);
  });
});

const arbitraryRules = fc.subarray(
  PATHS.flatMap((path) => [
    retitle(path, 'One'),
    retitle(path, 'Two', { id: `second-of${path.replace('/', '-')}` }),
    retitle(path, 'Old', { id: `old-of${path.replace('/', '-')}`, until: '2020-01-01' }),
  ]),
);
const arbitraryStep = fc.record({
  rules: arbitraryRules,
  line: fc.integer({ min: 1, max: 3 }),
  path: fc.constantFrom(...PATHS),
  content: fc.constantFrom('<h1>This</h1>', '<h1>That</h1><p>Text.</p>'),
});

it('whatever changes, the newest page is the one that nobody knew before', async () => {
  const law = fc.asyncProperty(fc.array(arbitraryStep, { maxLength: 12 }), async (steps) => {
    const pages = await openPages([]);
    for (const { rules, line, path, content } of steps) {
      const moved = rules.map((rule) => ({ ...rule, source: { ...rule.source, line } }));
      const html = `<main id="main-content">${content}</main>`;
      pages.change(moved);
      pages.setContent(html);
      const fresh = await openPages(moved);
      fresh.setContent(html);
      const newest = await pages.prerender(path, 'newest');
      expect(newest).toEqual(await fresh.prerender(path));
    }
  });
  await fc.assert(law, { numRuns: inject('runs') / 50 });
});

it('a page on which rules are tried is corrected anew only when its own say something else', async () => {
  const html = '<main id="main-content"><h1>As it was</h1></main>';
  const content = {
    readPage: async () => ({ html, staleFor: null }),
    readPost: async () => null,
    problems: () => [],
  };
  const readPages = openStoredPages({ root: process.cwd(), site, content });
  const readPrivacy = async (...rules: CompiledRule[]) => {
    const pages = await readPages(toSet(rules));
    return pages.find(({ path }) => path === '/privacy')?.root;
  };
  const ours = retitle('/privacy', 'Ours');
  const first = await readPrivacy(ours);
  const source = { file: 'rules/other.yaml', line: 12 };
  expect(await readPrivacy({ ...ours, source }, retitle('/contact', 'Write'))).toBe(first);
  const other = await readPrivacy(retitle('/privacy', 'Yours'));
  expect([first, other].map((root) => root?.textContent?.trim())).toEqual(['Ours', 'Yours']);
});
