import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { commands } from 'vitest/browser';
import { arbitraryPage } from '../support/arbitrary-page.ts';
import { arbitraryRules } from '../support/arbitrary-rules.ts';
import { canonicalHtml } from '../support/canonical-html.ts';
import type { Case } from '../support/correct-in-jsdom.ts';
import { openPage } from '../support/open-page.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    correctInJsdom(cases: readonly Case[]): Promise<string[]>;
  }
}

const BATCH = 250;

it('law 7: jsdom and Chromium make the same of every generated page and rules', async () => {
  const cases = fc.sample(fc.tuple(arbitraryPage, arbitraryRules), inject('runs'));
  for (let start = 0; start < cases.length; start += BATCH) {
    const batch = cases.slice(start, start + BATCH);
    const fromJsdom = await commands.correctInJsdom(batch);
    const fromChromium = batch.map(([html, rules]) => {
      const { root, session } = openPage(html, rules);
      session.settle();
      return canonicalHtml(root) + JSON.stringify(session.report());
    });
    expect(fromChromium).toEqual(fromJsdom);
  }
});
