import { endpointsOf, type ResolvedRoute } from '../../contract/routes.ts';
import { UsageError } from '../command.ts';
import { listSitePages, readStoredPages, type StoredPage } from '../pages/site-pages.ts';

export interface SourcePages {
  readonly pages: readonly StoredPage[];
  /** Why a page could not be read, by its path. */
  readonly failures: readonly { readonly path: string; readonly reason: string }[];
}

const PATIENCE = 10_000;
const AT_ONCE = 4;

/**
 * The pages as the content source has them now: those of a running server's API, or the stored ones.
 * @throws UsageError when the address is none
 */
export async function readSource(source: string | undefined): Promise<SourcePages> {
  if (source === undefined) return { pages: await readStoredPages(), failures: [] };
  if (!/^https?:\/\/[^/]/.test(source)) {
    throw new UsageError(`--source is an address such as http://localhost:3000, not "${source}".`);
  }
  const rest = await listSitePages();
  const results: Fetched[] = [];
  while (rest.length > 0) {
    const batch = rest.splice(0, AT_ONCE);
    results.push(...(await Promise.all(batch.map((page) => fetchPage(source, page)))));
  }
  return {
    pages: results.flatMap((one) => ('html' in one ? [one] : [])),
    failures: results.flatMap((one) => ('reason' in one ? [one] : [])),
  };
}

type Fetched = StoredPage | SourcePages['failures'][number];

async function fetchPage(source: string, route: ResolvedRoute): Promise<Fetched> {
  const { path } = route;
  let reason = 'there is no such page';
  for (const endpoint of endpointsOf(route)) {
    const answer = await fetchRecord(new URL(endpoint, source));
    if ('html' in answer) return { path, html: answer.html };
    reason = answer.reason;
  }
  return { path, reason };
}

async function fetchRecord(url: URL): Promise<{ html: string } | { reason: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return { reason: `the source answers ${response.status}` };
    const { content } = (await response.json()) as { content?: unknown };
    return typeof content === 'string'
      ? { html: content }
      : { reason: 'the answer has no content' };
  } catch (error) {
    const { cause, message } = error as { cause?: { code?: string }; message?: string };
    return { reason: cause?.code ?? message ?? 'it cannot be reached' };
  }
}
