import { matchesAnyRoute } from './match-route.ts';
import { normalizePath } from './routes.ts';
import type { CompiledRule, CompiledRules } from './rules.ts';

/** What the home page is called where every page needs a name. */
const HOME = 'index';

/** Where the rules of a path's route are fetched: `/rules/services/voip.json`. */
export function rulesEndpoint(path: string): string {
  const [, name] = normalizePath(path).split(/^\//);
  return `/rules/${name || HOME}.json`;
}

/** The path whose rules an address names; null for an address that `rulesEndpoint` does not make. */
export function pathOfRules(address: string): string | null {
  const name = /^\/rules\/(.+)\.json$/.exec(address)?.[1];
  if (name === undefined) return null;
  return name === HOME ? '/' : `/${name}`;
}

/** The rules that can count on a path; the hash stays the whole set's. */
export function rulesForRoute(compiled: CompiledRules, path: string): CompiledRules {
  return { ...compiled, rules: compiled.rules.filter((rule) => isOnRoute(rule, path)) };
}

/** Whether a rule can count on a path. */
export function isOnRoute({ routes, except }: CompiledRule, path: string): boolean {
  return matchesAnyRoute(routes, path) && !matchesAnyRoute(except, path);
}
