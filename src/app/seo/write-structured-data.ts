import type { ResolvedRoute } from '../../contract/routes.ts';
import type { SiteData } from '../../contract/site.ts';
import { structuredData, type Thing } from '../../contract/structured-data.ts';
import { parseInert } from '../../page/parse-inert.ts';

const STRUCTURED_DATA_ID = 'structured-data';

/** Writes the facts about a page into the head, in place of those of the page before. */
export function writeStructuredData(
  route: ResolvedRoute | null,
  site: SiteData,
  document: Document,
): void {
  const data = structuredData(route, site);
  document.getElementById(STRUCTURED_DATA_ID)?.remove();
  if (data) document.head.append(createBlock(data));
}

/** Trusted Types refuse to set the text of a script, even of one that only holds data; a parsed one passes. */
function createBlock(data: Thing): Element {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const html = `<script id="${STRUCTURED_DATA_ID}" type="application/ld+json">${json}</script>`;
  return parseInert(html, window).head.firstElementChild!;
}
