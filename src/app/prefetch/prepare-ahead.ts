import type { QueryClient } from '@tanstack/react-query';
import type { PageRecord } from '../../contract/page.ts';
import { readRules } from '../../contract/read-rules.ts';
import { resolveRoute } from '../../contract/routes.ts';
import type { SiteRoutes } from '../../contract/site.ts';
import { pageQuery, readContent } from '../api/use-page-record.ts';
import { prepareModule } from '../page-body/prepare-module.ts';
import { rulesQuery } from '../page-body/use-rules.ts';

/** Prepares the page at a path before somebody goes there, if all that it takes has been fetched. */
export function prepareAhead(path: string, queries: QueryClient, site: SiteRoutes): void {
  const endpoint = resolveRoute(path, site)?.endpoint;
  if (!endpoint) return;
  const html = readContent(queries.getQueryData<PageRecord>(pageQuery(endpoint).queryKey));
  const rules = queries.getQueryData(rulesQuery(path).queryKey);
  if (html === null || rules === undefined) return;
  prepareModule.current()?.makePageReady({ html, rules: readRules(rules), path });
}
