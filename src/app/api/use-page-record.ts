import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { PageRecord } from '../../contract/page.ts';
import { retriesFor } from './retries.ts';

interface Options {
  readonly enabled: boolean;
  /** Whether it is asked for although it has failed before: the way to a page is its one attempt. */
  readonly retryOnMount: boolean;
}

/**
 * The page record behind an endpoint, such as `/api/pages/about-us`.
 * An answer without content counts as a failure.
 */
export function usePageRecord(endpoint: string, options: Options): UseQueryResult<PageRecord> {
  return useQuery<PageRecord>({ ...pageQuery(endpoint), ...options });
}

/** How a page record is asked for, be it ahead of a visit or in it. */
export function pageQuery(endpoint: string): { queryKey: [string]; retry: number } {
  return { queryKey: [endpoint], retry: retriesFor(endpoint) };
}

/** The record's HTML; null when the answer carries none. */
export function readContent(record: PageRecord | undefined): string | null {
  const content = record?.content;
  return typeof content === 'string' && content.trim() ? content : null;
}
