import { matchesAnyRoute } from './match-route.ts';
import { normalizePath } from './routes.ts';
import type { CompiledRule, CompiledRules } from './rules.ts';

/** Where the rules of a path's route are fetched: `/rules/services/voip.json`. */
export function rulesEndpoint(path: string): string {
  const normal = normalizePath(path);
  return `/rules${normal === '/' ? '/index' : normal}.json`;
}

/** The path whose rules an address names; null for an address that `rulesEndpoint` does not make. */
export function pathOfRules(address: string): string | null {
  const path = /^\/rules(\/.+)\.json$/.exec(address)?.[1] ?? null;
  return path === '/index' ? '/' : path;
}

/** The rules that can count on a path; the hash stays the whole set's. */
export function rulesForRoute(compiled: CompiledRules, path: string): CompiledRules {
  return { ...compiled, rules: compiled.rules.filter((rule) => isOnRoute(rule, path)) };
}

/** Whether a rule can count on a path. */
export function isOnRoute({ routes, except }: CompiledRule, path: string): boolean {
  return matchesAnyRoute(routes, path) && !matchesAnyRoute(except, path);
}
