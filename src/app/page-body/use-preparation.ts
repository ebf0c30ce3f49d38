import { useQuery } from '@tanstack/react-query';
import type { PreparedRecord } from '../../contract/prepared-record.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import { preparedQuery } from '../api/prepared-query.ts';
import { useRules } from './use-rules.ts';

/** What makes a page of its content: rules, and what has come of them on the server. */
export interface Preparation {
  readonly rules: CompiledRules;
  /** Null where the server has nothing at hand. */
  readonly record: PreparedRecord | null;
}

/** What makes a page of its content, null until it is there. It is fetched beside the content. */
export function usePreparation(path: string, isWanted = true): Preparation | null {
  const rules = useRules(path, isWanted);
  const { data: record } = useQuery({ ...preparedQuery(path), enabled: isWanted });
  return rules && record !== undefined ? { rules, record } : null;
}
