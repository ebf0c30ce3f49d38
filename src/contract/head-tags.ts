import type { PageMeta } from './page-meta.ts';

export interface HeadTag {
  readonly tag: 'meta' | 'link';
  /** What tells the tag from all others: `name="description"`. */
  readonly key: readonly [attribute: string, value: string];
  readonly content: readonly [attribute: string, value: string | null];
}

/** The tags of a page's head but for the title; a content of null means that the tag must not be there. */
export function headTags(meta: PageMeta): readonly HeadTag[] {
  const robots = meta.canonical === null ? 'noindex' : null;
  return [
    named('description', meta.description),
    named('robots', robots),
    { tag: 'link', key: ['rel', 'canonical'], content: ['href', meta.canonical] },
    openGraph('title', meta.title),
    openGraph('description', meta.description),
    openGraph('url', meta.canonical),
    openGraph('type', meta.type),
    openGraph('image', meta.image),
    openGraph('site_name', meta.siteName),
    named('twitter:card', 'summary_large_image'),
  ];
}

function named(name: string, content: string | null): HeadTag {
  return { tag: 'meta', key: ['name', name], content: ['content', content] };
}

function openGraph(property: string, content: string | null): HeadTag {
  return { tag: 'meta', key: ['property', `og:${property}`], content: ['content', content] };
}
