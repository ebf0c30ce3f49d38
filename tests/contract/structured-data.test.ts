import { describe, expect, it } from 'vitest';
import { describePage } from '../../src/contract/page-meta.ts';
import { resolveRoute } from '../../src/contract/routes.ts';
import { structuredData, type Thing } from '../../src/contract/structured-data.ts';
import { readSite } from '../../src/server/read-site.ts';

const site = await readSite('content');
const ORIGIN = `https://${site.domain}`;
const FIRM = { '@id': `${ORIGIN}/#business` };
const [post] = site.posts;
const postPath = `/${post!.slug}`;

function find(type: string, path: string, of = site): Thing | undefined {
  const graph = structuredData(resolveRoute(path, of), of)?.['@graph'] as readonly Thing[];
  return graph.find((thing) => thing['@type'] === type);
}

/** The way to a page, as `name path`, in the order in which it counts. */
function wayTo(path: string, of = site): string[] {
  const items = find('BreadcrumbList', path, of)?.['itemListElement'] as readonly Thing[];
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  return items.map(({ name, item }) => `${name} ${String(item).replace(ORIGIN, '')}`);
}

describe('what search engines are told', () => {
  it('of the firm: a telephone number without a scheme, and both addresses', () => {
    const headquarters = { street: '1 Oak Street', suite: 'STE 2', city: 'Victoria' };
    const houston = { street: '3 Elm Street', suite: 'Suite 4', city: 'Houston' };
    const addresses = {
      headquarters: { ...site.addresses.headquarters, ...headquarters, state: 'TX', zip: '77901' },
      houston: { ...site.addresses.houston, ...houston, state: 'TX', zip: '77057' },
    };
    const inTexas = { '@type': 'PostalAddress', addressRegion: 'TX', addressCountry: 'US' };
    const [first, second] = [
      { streetAddress: '1 Oak Street, STE 2', addressLocality: 'Victoria', postalCode: '77901' },
      { streetAddress: '3 Elm Street, Suite 4', addressLocality: 'Houston', postalCode: '77057' },
    ];
    expect(find('LocalBusiness', '/', { ...site, addresses })).toEqual({
      '@type': 'LocalBusiness',
      ...FIRM,
      name: site.brand.fullName,
      description: site.brand.description,
      url: `${ORIGIN}/`,
      image: `${ORIGIN}/images/og-image.png`,
      telephone: expect.stringMatching(/^\+\d+$/),
      email: site.email,
      address: [
        { ...inTexas, ...first },
        { ...inTexas, ...second },
      ],
      sameAs: site.social.map(({ href }) => href),
    });
  });

  it('of a service: its name alone, and who provides it', () => {
    expect(find('Service', '/services/VoIP/')).toEqual({
      '@type': 'Service',
      name: 'VoIP Business Phones',
      description: describePage(resolveRoute('/services/voip', site), site).description,
      url: `${ORIGIN}/services/voip`,
      provider: FIRM,
    });
  });

  it('of a post: its own title, day and picture, under its one address', () => {
    expect(find('BlogPosting', `/blog${postPath}`)).toEqual({
      '@type': 'BlogPosting',
      headline: post!.title,
      description: post!.description,
      url: ORIGIN + postPath,
      datePublished: post!.published,
      image: ORIGIN + post!.image,
      author: FIRM,
      publisher: FIRM,
    });
  });

  it('of the way to a page: home, each parent that is a page, and the page itself', () => {
    expect(wayTo('/services/cloud-services/backup-recovery')).toEqual([
      'Home /',
      'IT Services /services',
      'Cloud Services /services/cloud-services',
      'Backup & Recovery /services/cloud-services/backup-recovery',
    ]);
    const barred = { ...site, posts: [{ ...post!, title: 'Cloud | Backup' }] };
    expect(wayTo(postPath, barred)).toEqual(['Home /', `Cloud | Backup ${postPath}`]);
  });

  it('of the way to a page below an old address: nothing of that', () => {
    const tips = { pattern: '/security/tips', screen: 'page', title: 'Tips | {brand}' } as const;
    const moved = { ...site, routes: [...site.routes, tips] };
    expect(wayTo(tips.pattern, moved)).toEqual(['Home /', 'Tips /security/tips']);
  });

  it('of an address that only leads on: nothing', () => {
    const old = site.routes.find(({ redirectTo }) => redirectTo)!;
    expect(structuredData(resolveRoute(old.pattern, site), site)).toBeNull();
  });
});
