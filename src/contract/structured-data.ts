import { fillTemplate } from './fill-template.ts';
import { describePage } from './page-meta.ts';
import { resolveRoute, type ResolvedRoute } from './routes.ts';
import type { Address, SiteData } from './site.ts';

export type Thing = Readonly<Record<string, unknown>>;

/** What a page tells search engines in schema.org's words: the firm, the page's subject, the way to it. */
export function structuredData(route: ResolvedRoute | null, site: SiteData): Thing | null {
  if (!route || route.entry.redirectTo) return null;
  const things = [business(site), subject(route, site), breadcrumbs(route, site)];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== null) };
}

function business({ brand, domain, email, phones, addresses, social }: SiteData): Thing {
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(domain),
    name: brand.fullName,
    description: brand.description,
    url: `https://${domain}/`,
    image: `https://${domain}/images/og-image.png`,
    telephone: phones.newCustomers.href.replace('tel:', ''),
    email,
    address: [addresses.headquarters, addresses.houston].map(postalAddress),
    sameAs: social.map(({ href }) => href),
  };
}

function postalAddress({ street, suite, city, state, zip }: Address): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: `${street}, ${suite}`,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}

function subject(route: ResolvedRoute, site: SiteData): Thing | null {
  const { description, canonical } = describePage(route, site);
  const firm = { '@id': businessId(site.domain) };
  if (route.post) {
    const { title, published, image } = route.post;
    return {
      '@type': 'BlogPosting',
      headline: title,
      description,
      url: canonical,
      datePublished: published,
      image: `https://${site.domain}${image}`,
      author: firm,
      publisher: firm,
    };
  }
  if (route.entry.kind !== 'service') return null;
  return {
    '@type': 'Service',
    name: shortTitle(route, site),
    description,
    url: canonical,
    provider: firm,
  };
}

/** Home, each parent that is a page, and the page itself; nothing on the home page. */
function breadcrumbs(route: ResolvedRoute, site: SiteData): Thing | null {
  const segments = route.canonicalPath.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return null;
  const parents = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const items = parents.flatMap((path) => {
    const parent = resolveRoute(path, site);
    return parent && !parent.entry.redirectTo ? [{ name: shortTitle(parent, site), path }] : [];
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...items].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `https://${site.domain}${path}`,
    })),
  };
}

function shortTitle(route: ResolvedRoute, { brand }: SiteData): string {
  return route.post?.title ?? fillTemplate(route.title, brand).split(' | ')[0]!;
}

function businessId(domain: string): string {
  return `https://${domain}/#business`;
}
