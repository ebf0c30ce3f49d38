import { parse } from 'yaml';
import type { SiteData } from '../../../src/contract/site.ts';

const files = import.meta.glob<string>('../../../content/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The site's own data, as the server would write them into the document. */
export const site = Object.assign(
  {},
  ...Object.values(files).map((text) => parse(text) as object),
) as SiteData;
