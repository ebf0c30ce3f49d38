import type { SiteData } from '../../contract/site.ts';

export const SITE_DATA_ID = 'site-data';

/** Reads what the server wrote into the document about the firm. */
export function readSiteData(document: Document): SiteData {
  const text = document.getElementById(SITE_DATA_ID)?.textContent;
  if (!text) throw new Error(`The document carries no #${SITE_DATA_ID}.`);
  return JSON.parse(text) as SiteData;
}
