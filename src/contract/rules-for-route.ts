import { matchesAnyRoute } from './match-route.ts';
import { fileOfPath, pathOfFile } from './path-files.ts';
import { normalizePath } from './routes.ts';
import type { CompiledRule, CompiledRules } from './rules.ts';

const FOLDER = 'rules';

/** Where the rules of a path's route are fetched: `/rules/services/voip.json`, with a trailing slash or without. */
export function rulesEndpoint(path: string): string {
  return fileOfPath(FOLDER, normalizePath(path));
}

/** The path whose rules an address names; null for an address that `rulesEndpoint` does not make. */
export function pathOfRules(address: string): string | null {
  return pathOfFile(FOLDER, address);
}

/** The rules that can count on a path; the hash stays the whole set's. */
export function rulesForRoute(compiled: CompiledRules, path: string): CompiledRules {
  return { ...compiled, rules: compiled.rules.filter((rule) => isOnRoute(rule, path)) };
}

/** Whether a rule can count on a path. */
export function isOnRoute({ routes, except }: CompiledRule, path: string): boolean {
  return matchesAnyRoute(routes, path) && !matchesAnyRoute(except, path);
}
