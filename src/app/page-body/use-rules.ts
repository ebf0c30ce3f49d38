import { useQuery } from '@tanstack/react-query';
import { NO_RULES, readRules } from '../../contract/read-rules.ts';
import { rulesEndpoint } from '../../contract/rules-for-route.ts';
import type { CompiledRules } from '../../contract/rules.ts';

/** The rules of a path's route; null until they are known. A page without them is better than no page. */
export function useRules(path: string, isWanted = true): CompiledRules | null {
  const { data, isError } = useQuery({
    ...rulesQuery(path),
    select: readRules,
    enabled: isWanted,
    retryOnMount: false,
  });
  if (isError) return NO_RULES;
  return data ?? null;
}

/** How rules are asked for, be it ahead of a visit or in it. */
export function rulesQuery(path: string): { queryKey: [string]; retry: number } {
  return { queryKey: [rulesEndpoint(path)], retry: 2 };
}
