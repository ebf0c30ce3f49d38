import { join } from 'node:path';
import { canonicalSlug } from './canonical-slug.ts';
import { ContentFile } from './content-file.ts';
import type { ContentSource, FoundContent } from './content-source.ts';
import { listSlugs } from './stored-paths.ts';

/**
 * The pages of a folder: `pages/**.html` and `blog/*.html`. The names are read once, so that a
 * request can only ever name a file that is there; the contents are read again when they have changed.
 */
export async function openContentFolder(folder: string): Promise<ContentSource> {
  const pages = await openFiles(join(folder, 'pages'));
  const posts = await openFiles(join(folder, 'blog'));
  return {
    readPage: (slug) => readKnown(pages, slug),
    readPost: (slug) => readKnown(posts, slug),
    list: () => [...slugsOf(pages), ...slugsOf(posts).map((slug) => `blog/${slug}`)].map(asPath),
    problems: () => [],
  };
}

const slugsOf = (files: ReadonlyMap<string, ContentFile>): string[] => [...files.keys()];
const asPath = (slug: string): string => `/${slug}`;

async function openFiles(folder: string): Promise<ReadonlyMap<string, ContentFile>> {
  const slugs = await listSlugs(folder);
  return new Map(slugs.map((slug) => [slug, new ContentFile(join(folder, `${slug}.html`))]));
}

async function readKnown(
  files: ReadonlyMap<string, ContentFile>,
  slug: string,
): Promise<FoundContent | null> {
  const file = files.get(canonicalSlug(slug));
  return file === undefined ? null : { html: await file.read(), staleFor: null };
}
