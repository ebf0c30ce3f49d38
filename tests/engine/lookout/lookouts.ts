import type { CompiledRule, Selector } from '../../../src/contract/rules.ts';
import { openSession } from '../../../src/engine/index.ts';
import { IndexLookout } from '../../../src/engine/plan/index-lookout.ts';
import type { OpenLookout } from '../../../src/engine/plan/lookout.ts';
import { ScanLookout } from '../../../src/engine/plan/scan-lookout.ts';
import { sanitizeBody, type OpenPage } from '../../support/open-page.ts';
import { makeRule } from '../../support/rule.ts';

/** Both ways in which rules find their elements. */
export const LOOKOUTS: [string, OpenLookout][] = [
  ['rule by rule', (root, runs) => new ScanLookout(root, runs)],
  ['by an index', (root, runs) => new IndexLookout(root, runs)],
];

/** A detached page body whose rules find their elements in one of these ways. */
export function openWith(
  lookOut: OpenLookout,
  html: string,
  rules: readonly CompiledRule[],
): OpenPage {
  const root = sanitizeBody(html);
  return { root, session: openSession({ root, path: '/services/voip', rules, lookOut }) };
}

export function hide(selector: Selector): CompiledRule {
  return makeRule({ selectors: [selector], action: 'hide' });
}

/** What rules have hidden, in document order. */
export function listHidden({ root }: OpenPage): Element[] {
  return [...root.querySelectorAll('[hidden]')];
}
