import type { CompiledRule, Selector } from '../../../src/contract/rules.ts';
import { openSession } from '../../../src/engine/index.ts';
import { IndexLookout } from '../../../src/engine/plan/index-lookout.ts';
import type { OpenLookout } from '../../../src/engine/plan/lookout.ts';
import { ScanLookout } from '../../../src/engine/plan/scan-lookout.ts';
import { sanitizeBody, type OpenPage } from '../../support/open-page.ts';
import { openPlainLookout } from '../../support/plain-lookout.ts';
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
  return openBody(lookOut, sanitizeBody(html), rules);
}

/** The same page twice; the rules of the other look through all of it in every round. */
export function openBoth(
  lookOut: OpenLookout,
  html: string,
  rules: readonly CompiledRule[],
): readonly [page: OpenPage, plain: OpenPage] {
  const body = sanitizeBody(html);
  const same = body.cloneNode(true) as HTMLElement;
  return [openBody(lookOut, body, rules), openBody(openPlainLookout, same, rules)];
}

function openBody(
  lookOut: OpenLookout,
  root: HTMLElement,
  rules: readonly CompiledRule[],
): OpenPage {
  return { root, session: openSession({ root, path: '/services/voip', rules, lookOut }) };
}

export function hide(selector: Selector): CompiledRule {
  return makeRule({ selectors: [selector], action: 'hide' });
}

/** What rules have hidden, in document order. */
export function listHidden({ root }: OpenPage): Element[] {
  return [...root.querySelectorAll('[hidden]')];
}
