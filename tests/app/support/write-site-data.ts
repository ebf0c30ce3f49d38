import { SITE_DATA_ID } from '../../../src/app/site/read-site-data.ts';
import type { SiteData } from '../../../src/contract/site.ts';

/**
 * Writes into the document what the server tells every page.
 * @returns takes it out again
 */
export function writeSiteData(data: { readonly [Key in keyof SiteData]?: unknown }): () => void {
  const block = document.head.appendChild(document.createElement('script'));
  block.id = SITE_DATA_ID;
  block.type = 'application/json';
  block.textContent = JSON.stringify(data);
  return () => block.remove();
}
