import { fetchJson } from './fetch-json.ts';
import type { ContentKind, RemoteSource } from './remote-source.ts';

interface Entry {
  readonly slug?: string;
  readonly link?: string;
  readonly title?: { readonly rendered?: string };
  readonly content?: { readonly rendered?: string; readonly protected?: boolean };
}

/** An entry and its path below the site's own: `services/voip`. */
interface PlacedEntry extends Entry {
  readonly path: string;
}

const FIELDS = '_fields=id,slug,link,title,content&per_page=20';

/** WordPress makes these of the straight quotes in a text, and so in codes that it does not know. */
const CURLY = '&#82(?:1[678]|2[01]|4[23]);';
/**
 * A quoted value, which may hold a bracket, or any other letter. Each can be read in one way only: a
 * code that nobody has closed would be tried in all ways that there are, and no visitor served meanwhile.
 */
const PART = `"[^"]*"|(?=(${CURLY}.*?${CURLY}))\\1|${CURLY}(?!.*?${CURLY})|(?!${CURLY})[^\\]["]`;
/** Codes of page builders that stay in the text when the builder's plug-in is switched off. */
const SHORTCODE = new RegExp(
  `\\[/?(?:et_pb|vc|fusion|av|elementor|fl)_\\w*(?:\\s(?:${PART})*)?/?\\]`,
  'g',
);
const TAG = /<[^>]*>/g;

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
      const entry = findEntry(readEntries(answer.json, base).filter(isCalled(last)), kind, slug);
      if (!entry || entry.content?.protected) return { kind: 'missing' };
      return { kind: 'content', html: writePage(entry), tag: answer.tag };
    },
  };
}

function readEntries(json: unknown, base: URL): PlacedEntry[] {
  if (!Array.isArray(json)) throw new Error('The answer of WordPress is no list.');
  const entries = json.filter((entry) => typeof entry === 'object' && entry !== null) as Entry[];
  return entries.map((entry) => ({ ...entry, path: pathOf(entry, base) }));
}

/** WordPress finds `my-post` under `my--post`, too: the server would keep a copy under each such name. */
function isCalled(name: string): (entry: Entry) => boolean {
  return ({ slug = '' }) => decode(slug).toLowerCase() === name.toLowerCase();
}

/** Pages under different parents may have the same last name: their addresses tell them apart. */
function findEntry(
  entries: readonly PlacedEntry[],
  kind: ContentKind,
  slug: string,
): PlacedEntry | undefined {
  const exact = entries.find(({ path }) => path === slug);
  if (exact || slug.includes('/')) return exact;
  if (kind === 'blog' || slug === 'home') return entries[0];
  return entries.find(({ path }) => path === '');
}

/** A page's own path. Without pretty addresses a link is `/?page_id=7`: then the path is empty. */
function pathOf({ link = '' }: Entry, base: URL): string {
  if (!URL.canParse(link)) return '';
  const path = trimSlashes(decode(new URL(link).pathname));
  const folder = trimSlashes(base.pathname);
  return path.startsWith(`${folder}/`) ? trimSlashes(path.slice(folder.length)) : path;
}

/** A bare percent sign, which WordPress lets stand, is one; no other entry shall suffer from it. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '').toLowerCase();
}

/** A document around what WordPress rendered. The title comes with its entities, as HTML. */
function writePage({ title, content }: Entry): string {
  const body = content?.rendered;
  if (typeof body !== 'string') throw new Error('The answer of WordPress carries no content.');
  const heading = (title?.rendered ?? '').replace(TAG, '').replaceAll('<', '&lt;');
  const clean = body.replace(SHORTCODE, '');
  return `<!DOCTYPE html>\n<html>\n<head><title>${heading}</title></head>\n<body>\n<main id="main-content">\n${clean}\n</main>\n</body>\n</html>\n`;
}
