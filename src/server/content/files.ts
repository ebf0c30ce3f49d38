import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { canonicalSlug } from './canonical-slug.ts';
import { ContentFile } from './content-file.ts';
import type { ContentSource, FoundContent } from './content-source.ts';

/**
 * The pages of a folder: `pages/**.html` and `blog/*.html`. The names are read once, so that a
 * request can only ever name a file that is there; the contents are read again when they have changed.
 */
export async function openContentFolder(folder: string): Promise<ContentSource> {
  const pages = await listSlugs(join(folder, 'pages'));
  const posts = await listSlugs(join(folder, 'blog'));
  return {
    readPage: (slug) => readKnown(pages, slug),
    readPost: (slug) => readKnown(posts, slug),
    problems: () => [],
  };
}

async function listSlugs(folder: string): Promise<ReadonlyMap<string, ContentFile>> {
  const files = await glob('**/*.html', { cwd: folder });
  return new Map(
    files.map((file) => [file.replace(/\.html$/, ''), new ContentFile(join(folder, file))]),
  );
}

async function readKnown(
  files: ReadonlyMap<string, ContentFile>,
  slug: string,
): Promise<FoundContent | null> {
  const file = files.get(canonicalSlug(slug));
  return file === undefined ? null : { html: await file.read(), staleFor: null };
}
