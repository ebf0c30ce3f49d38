import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepWarm } from '../../src/server/prerender/keep-warm.ts';
import { readSite } from '../../src/server/read-site.ts';
import type { RulesStore } from '../../src/server/rules/rules-store.ts';
import { listPaths } from '../../src/server/site-paths.ts';
import { openDrawing } from './support/open-drawing.ts';
import { makeCheckout, ruleFile, type RulesCheckout } from './support/rules-checkout.ts';
import { openRulesOf } from './support/rules-store.ts';

const site = await readSite('content');
const PATHS = listPaths(site);
const EVERYWHERE = ruleFile('everywhere-rule', 'one');
const ON_PRIVACY = ruleFile('privacy-rule', 'en')
  .replace('/*', '/privacy')
  .replace('title', 'lang');

let checkout: RulesCheckout;
let rules: RulesStore;

beforeAll(async () => {
  checkout = makeCheckout({ 'everywhere.yaml': EVERYWHERE });
  rules = await openRulesOf(checkout);
});
afterAll(() => checkout.remove());

async function save(file: string, text: string): Promise<void> {
  checkout.save(file, text);
  expect((await rules.reload()).diagnostics).toEqual([]);
}

it('every page is written ahead of its visitors, and after a change those that it concerns', async () => {
  const found = { html: '<main id="main-content"><h2>As it was</h2></main>', staleFor: null };
  const content = {
    readPage: async () => found,
    readPost: async () => found,
    problems: () => [],
  };
  const { prerender, drawn } = await openDrawing({ site, rules, content });
  const ending = new AbortController();
  keepWarm({ site, rules, prerender }, ending.signal);
  const patience = { timeout: 60_000 };
  await expect.poll(() => drawn.toSorted(), patience).toEqual(PATHS.toSorted());
  await save('privacy.yaml', ON_PRIVACY);
  await expect.poll(() => drawn.slice(PATHS.length), patience).toEqual(['/privacy']);
  await save('everywhere.yaml', EVERYWHERE.replace('one', 'three'));
  await expect
    .poll(() => drawn.slice(PATHS.length + 1).toSorted(), patience)
    .toEqual(PATHS.toSorted());
  ending.abort();
});
