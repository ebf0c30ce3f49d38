import type { SiteData } from '../../contract/site.ts';
import type { ContentSource } from '../content/content-source.ts';

/** The place where rules are written: a checkout on the machine of whoever writes them. */
export interface RulesDesk {
  /** The checkout's folder. */
  readonly root: string;
  readonly site: SiteData;
  readonly content: ContentSource;
}
