import { nameOfPath } from '../contract/match-route.ts';
import { normalizePath, resolveRoute } from '../contract/routes.ts';
import type { CompiledRules } from '../contract/rules.ts';
import type { SiteRoutes } from '../contract/site.ts';

const LONGEST_WAY = 5;

/**
 * Where an old address leads: what the rules rewrite in links, holds for bookmarks too. A path
 * that is a page is never led away; a way of several steps is gone at once.
 * @param rules those that count today
 * @returns null when the address stays
 */
export function findRedirect(path: string, site: SiteRoutes, rules: CompiledRules): string | null {
  const start = normalizePath(path);
  let target = start;
  for (let step = 0; step < LONGEST_WAY; step += 1) {
    const next = nextStep(target, site, rules);
    if (next === null) return target === start ? null : target;
    target = next;
  }
  return null;
}

function nextStep(path: string, site: SiteRoutes, rules: CompiledRules): string | null {
  const route = resolveRoute(path, site);
  if (route && route.entry.screen !== 'redirect') return null;
  return route?.entry.redirectTo ?? rewrittenLink(path, rules);
}

function rewrittenLink(path: string, { rules }: CompiledRules): string | null {
  const name = nameOfPath(path);
  for (const { action, options } of rules) {
    const { link, to } = options as { link?: unknown; to?: unknown };
    if (action !== 'rewrite-link' || typeof link !== 'string' || typeof to !== 'string') continue;
    if (link.startsWith('/') && nameOfPath(link) === name && /^\/(?!\/)/.test(to)) return to;
  }
  return null;
}
