import { fetchJson } from './fetch-json.ts';
import type { ContentKind, RemoteSource } from './remote-source.ts';

interface Entry {
  readonly link?: string;
  readonly title?: { readonly rendered?: string };
  readonly content?: { readonly rendered?: string; readonly protected?: boolean };
}

const FIELDS = '_fields=id,link,title,content&per_page=20';

/** Codes of page builders that stay in the text when the builder's plug-in is switched off. */
const SHORTCODE = /\[\/?(?:et_pb|vc|fusion|av|elementor|fl)_\w*(?:\s(?:"[^"]*"|[^\]"])*)?\/?\]/g;

/** A WordPress site, through its own REST API. */
export function createWordPressSource(base: URL): RemoteSource {
  const root = base.href.replace(/\/+$/, '');
  return {
    host: base.host,
    async fetchContent(kind, slug, tag, signal) {
      const last = slug.split('/').at(-1) ?? slug;
      const type = kind === 'blog' ? 'posts' : 'pages';
      const url = new URL(
        `${root}/wp-json/wp/v2/${type}?slug=${encodeURIComponent(last)}&${FIELDS}`,
      );
      const answer = await fetchJson(url, tag, signal);
      if (answer.kind === 'same') return answer;
      // An unknown slug is an empty list with 200; a 404 means that there is no such API.
      if (answer.kind === 'missing') throw new Error('The source has no WordPress API.');
      const entry = findEntry(readEntries(answer.json), kind, slug);
      if (!entry || entry.content?.protected) return { kind: 'missing' };
      return { kind: 'content', html: writePage(entry), tag: answer.tag };
    },
  };
}

function readEntries(json: unknown): Entry[] {
  if (!Array.isArray(json)) throw new Error('The answer of WordPress is no list.');
  return json.filter((entry) => typeof entry === 'object' && entry !== null) as Entry[];
}

/** Pages under different parents may have the same last name: their addresses tell them apart. */
function findEntry(entries: readonly Entry[], kind: ContentKind, slug: string): Entry | undefined {
  if (kind === 'blog' || !slug.includes('/')) {
    const exact = entries.find((entry) => pathOf(entry) === slug);
    return exact ?? (kind === 'blog' || slug === 'home' ? entries[0] : entries.find(isTopLevel));
  }
  return entries.find((entry) => pathOf(entry).endsWith(slug));
}

/** Without pretty addresses a link is `/?page_id=7`: then it says nothing about parents. */
function isTopLevel(entry: Entry): boolean {
  return !pathOf(entry).includes('/');
}

function pathOf({ link = '' }: Entry): string {
  if (!URL.canParse(link)) return '';
  return decodeURI(new URL(link).pathname)
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase();
}

/** A document around what WordPress rendered. The title comes with its entities, as HTML. */
function writePage({ title, content }: Entry): string {
  const body = content?.rendered;
  if (typeof body !== 'string') throw new Error('The answer of WordPress carries no content.');
  const heading = (title?.rendered ?? '').replaceAll('<', '&lt;');
  const clean = body.replace(SHORTCODE, '');
  return `<!DOCTYPE html>\n<html>\n<head><title>${heading}</title></head>\n<body>\n<main id="main-content">\n${clean}\n</main>\n</body>\n</html>\n`;
}
