import type { PageRecord } from '../../contract/page.ts';

/**
 * A plain GET of an endpoint, past the query store.
 * @throws Error when the status is not OK or the content is missing
 */
export async function fetchDirectly(endpoint: string): Promise<PageRecord> {
  const response = await fetch(endpoint);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const record = (await response.json()) as Partial<PageRecord> | null;
  if (typeof record?.content !== 'string' || record.content.trim() === '') {
    throw new Error('The answer carries no content.');
  }
  return { content: record.content };
}
