import { headTags } from '../contract/head-tags.ts';
import { describePage } from '../contract/page-meta.ts';
import type { ResolvedRoute } from '../contract/routes.ts';
import type { SiteData } from '../contract/site.ts';
import { structuredData } from '../contract/structured-data.ts';
import { html, Html, jsonInHtml } from './html.ts';

/**
 * The part of a document's head that differs from page to page: title, description, canonical
 * address, Open Graph, structured data. The client keeps the same tags up to date later.
 * @param route null: the 404 page
 */
export function writeHead(route: ResolvedRoute | null, site: SiteData): string {
  const meta = describePage(route, site);
  const tags = headTags(meta).flatMap(({ tag, key, content: [name, value] }) => {
    if (value === null) return [];
    return [html`<${new Html(tag)} ${key[0]}="${key[1]}" ${name}="${value}" /> `];
  });
  return html`<title>${meta.title}</title> ${tags}${writeData(route, site)}`.text;
}

/** A data block is no script: no policy forbids it. */
function writeData(route: ResolvedRoute | null, site: SiteData): Html | null {
  const data = structuredData(route, site);
  if (!data) return null;
  return html`<script type="application/ld+json" id="structured-data">
    ${new Html(jsonInHtml(data))}
  </script> `;
}
