import { site } from 'virtual:site';
import { SITE_DATA_ID } from '../../src/app/site/read-site-data.ts';

/** Puts into the document what the server writes into each of the site's. */
export function writeSiteData(): void {
  const data = document.head.appendChild(document.createElement('script'));
  data.id = SITE_DATA_ID;
  data.type = 'application/json';
  data.textContent = JSON.stringify(site);
}
