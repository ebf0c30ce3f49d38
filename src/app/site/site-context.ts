import { createContext, useContext } from 'react';
import type { SiteData } from '../../contract/site.ts';

export const SiteContext = createContext<SiteData | null>(null);

/** What the site says about the firm. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext around it.');
  return site;
}
