import { useQuery } from '@tanstack/react-query';
import { NO_RULES, readRules } from '../../contract/read-rules.ts';
import type { CompiledRules } from '../../contract/rules.ts';

export const RULES_KEY = ['/rules.json'] as const;

/** The rules; null until they are known. A page without them is better than no page. */
export function useRules(): CompiledRules | null {
  const { data, isError } = useQuery({
    queryKey: RULES_KEY,
    select: readRules,
    retry: 2,
    retryOnMount: false,
  });
  if (isError) return NO_RULES;
  return data ?? null;
}
