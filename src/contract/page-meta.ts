import { fillTemplate } from './fill-template.ts';
import type { ResolvedRoute } from './routes.ts';
import type { SiteData } from './site.ts';

/** What the head of a document says about the page. Server and browser write the same. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Absolute; null for a page that search engines shall not know. */
  readonly canonical: string | null;
  readonly image: string;
  readonly type: 'website' | 'article';
  readonly siteName: string;
}

const SHARE_IMAGE = '/images/og-image.png';

/** Describes a page. `null` stands for an unknown route: the 404 page. */
export function describePage(route: ResolvedRoute | null, site: SiteData): PageMeta {
  const origin = `https://${site.domain}`;
  const common = { siteName: site.brand.fullName, image: `${origin}${SHARE_IMAGE}` };
  if (!route) {
    return {
      ...common,
      title: fillTemplate('404 - Page Not Found | {fullName}', site.brand),
      description: 'The page you are looking for does not exist.',
      canonical: null,
      type: 'website',
    };
  }
  return {
    ...common,
    title: fillTemplate(route.title, site.brand),
    description: fillTemplate(route.description, site.brand),
    canonical: `${origin}${route.canonicalPath}`,
    type: route.entry.screen === 'post' ? 'article' : 'website',
  };
}
