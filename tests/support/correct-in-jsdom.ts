import { JSDOM } from 'jsdom';
import type { BrowserCommand } from 'vitest/node';
import type { CompiledRule } from '../../src/contract/rules.ts';
import type { Platform } from '../../src/page/platform.ts';
import { canonicalHtml } from './canonical-html.ts';
import { openPage } from './open-page.ts';

/** A page's main content and rules for it. */
export type Case = readonly [html: string, rules: readonly CompiledRule[]];

/** For tests in a browser: what jsdom makes of the same pages and rules. */
export const correctInJsdom: BrowserCommand<[cases: readonly Case[]]> = (_context, cases) => {
  const { window } = new JSDOM('');
  return cases.map(([html, rules]) => {
    const { root, session } = openPage(
      html,
      rules,
      '/services/voip',
      window as unknown as Platform,
    );
    session.settle();
    return canonicalHtml(root) + JSON.stringify(session.report());
  });
};
