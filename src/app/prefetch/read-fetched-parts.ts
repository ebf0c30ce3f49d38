import type { QueryClient } from '@tanstack/react-query';
import type { PageRecord } from '../../contract/page.ts';
import type { PreparedRecord } from '../../contract/prepared-record.ts';
import { readRules } from '../../contract/read-rules.ts';
import { resolveRoute } from '../../contract/routes.ts';
import type { SiteRoutes } from '../../contract/site.ts';
import { preparedQuery } from '../api/prepared-query.ts';
import { pageQuery, readContent } from '../api/use-page-record.ts';
import type { PageParts } from '../page-body/prepared-body.ts';
import { rulesQuery } from '../page-body/use-rules.ts';

/** All that the page at a path is made of; null until it has been fetched. */
export function readFetchedParts(
  path: string,
  queries: QueryClient,
  site: SiteRoutes,
): PageParts | null {
  const endpoint = resolveRoute(path, site)?.endpoint;
  if (!endpoint) return null;
  const html = readContent(queries.getQueryData<PageRecord>(pageQuery(endpoint).queryKey));
  const rules = queries.getQueryData(rulesQuery(path).queryKey);
  const record = queries.getQueryData<PreparedRecord | null>(preparedQuery(path).queryKey);
  if (html === null || rules === undefined || record === undefined) return null;
  return { path, endpoint, html, rules: readRules(rules), record };
}
