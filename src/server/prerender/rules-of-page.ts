import { rulesForRoute } from '../../contract/rules-for-route.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import { meaningOf } from '../../contract/same-rules.ts';
import type { PrerenderedPage } from './prerendered-page.ts';

/** Finds the rules that can count on a path; the hash stays the whole set's. */
export type FindRules = (all: CompiledRules, path: string) => CompiledRules;

/** Of addresses there is no end. */
const MOST_PATHS = 1000;

/** Prepares the finding: a page is asked for often, and a set may hold thousands of rules. */
export function createFindRules(): FindRules {
  const found = new Map<string, CompiledRules>();
  let newest: CompiledRules | null = null;
  return (all, path) => {
    if (all !== newest || found.size === MOST_PATHS) found.clear();
    newest = all;
    const rules = found.get(path) ?? rulesForRoute(all, path);
    found.set(path, rules);
    return rules;
  };
}

const texts = new WeakMap<CompiledRules, string>();

/** What rules say, whatever set they are of and wherever they stand in their files. */
export function textOfRules(rules: CompiledRules): string {
  const text = texts.get(rules) ?? meaningOf(rules.rules);
  texts.set(rules, text);
  return text;
}

const renewed = new WeakMap<PrerenderedPage, PrerenderedPage>();

/**
 * The page as it would be written under these rules, if they say the same as those under which it
 * was: only their hash, and where they stand, may be others. Any other page stays what it is.
 */
export function renewRules(page: PrerenderedPage, rules: CompiledRules): PrerenderedPage {
  const { view, record } = page;
  if (!view || !record || view.rules === rules) return page;
  if (textOfRules(view.rules) !== textOfRules(rules)) return page;
  const known = renewed.get(page);
  // Documents are prepared once for a page.
  if (known?.view?.rules === rules) return known;
  const renewal: PrerenderedPage = {
    ...page,
    view: { ...view, rules },
    record: { ...record, rulesHash: rules.hash },
  };
  renewed.set(page, renewal);
  return renewal;
}
