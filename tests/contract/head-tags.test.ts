import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../src/contract/fill-template.ts';
import { headTags } from '../../src/contract/head-tags.ts';
import { describePage } from '../../src/contract/page-meta.ts';
import { resolveRoute } from '../../src/contract/routes.ts';
import { readSite } from '../../src/server/read-site.ts';

const site = await readSite('content');
const [post] = site.posts;

/** The tags of a path's head, by what tells each from all others. */
function tagsOf(path: string): Record<string, string | null> {
  const tags = headTags(describePage(resolveRoute(path, site), site));
  return Object.fromEntries(
    tags.map(({ tag, key, content }) => [`${tag} ${key.join('=')} ${content[0]}`, content[1]]),
  );
}

describe('the head', () => {
  it('says of a page what it is called, what it is about and how it is shared', () => {
    const [title, url] = [`About Us | ${site.brand.fullName}`, `https://${site.domain}/about-us`];
    const description = expect.stringMatching(`^Who ${site.brand.name} is, `);
    expect(tagsOf('/about')).toEqual({
      'meta name=description content': description,
      'meta name=robots content': null,
      'link rel=canonical href': url,
      'meta property=og:title content': title,
      'meta property=og:description content': description,
      'meta property=og:url content': url,
      'meta property=og:type content': 'website',
      'meta property=og:image content': `https://${site.domain}/images/og-image.png`,
      'meta property=og:site_name content': site.brand.fullName,
      'meta name=twitter:card content': 'summary_large_image',
    });
  });

  it('says of a post that it is an article', () => {
    expect(tagsOf(`/${post!.slug}`)).toMatchObject({
      'meta name=description content': post!.description,
      'meta property=og:type content': 'article',
    });
  });

  it('says of no page that nobody shall find it', () => {
    expect(tagsOf('/nothing')).toMatchObject({
      'meta name=robots content': 'noindex',
      'link rel=canonical href': null,
      'meta property=og:url content': null,
    });
  });
});

it('a template is filled with all that the brand has, as often as it is named', () => {
  const { name, fullName, tagline, description } = site.brand;
  expect(fillTemplate('{brand}, {brand}: {fullName} | {tagline} | {description}', site.brand)).toBe(
    `${name}, ${name}: ${fullName} | ${tagline} | ${description}`,
  );
});
