import { isRecent } from '../is-recent.ts';
import { canonicalSlug } from './canonical-slug.ts';
import { ContentUnavailable, type ContentSource, type FoundContent } from './content-source.ts';
import type { Copy } from './copies.ts';
import { PageRefresher, type Entry, type RefresherOptions } from './page-refresher.ts';
import type { ContentKind } from './remote-source.ts';

export interface CacheOptions extends RefresherOptions {
  /** Seconds for which a fetched page counts as fresh. */
  readonly freshFor: number;
  /** Milliseconds that a visitor waits for the source when there is a copy. */
  readonly waitWithCopy?: number;
  /** Milliseconds for which what failed is left alone: the whole source, or one page of it. */
  readonly pauseAfterFailure?: number;
}

const SLUG = /^(?=.{1,200}$)[a-z\d][a-z\d_-]*(?:\/[a-z\d][a-z\d_-]*){0,5}$/;

/**
 * A remote source as visitors meet it: each page asked for once in a while, and its last good copy
 * while the source is down, slow or wrong.
 */
export function createCachedSource(options: CacheOptions): ContentSource {
  const { freshFor, waitWithCopy = 1_500, pauseAfterFailure = 5_000 } = options;
  const refresher = new PageRefresher(options);

  const ask = (kind: ContentKind, slug: string, known: Copy | null): Promise<Entry> => {
    const isPaused = refresher.hasJustFailed(kind, slug, pauseAfterFailure);
    if (isPaused) return Promise.reject(new Error('The source is left alone for a while.'));
    return refresher.refresh(kind, slug, known);
  };

  const read = async (kind: ContentKind, asked: string): Promise<FoundContent | null> => {
    const slug = canonicalSlug(asked);
    if (!SLUG.test(slug)) return null;
    const entry = refresher.entry(kind, slug);
    if (entry && isRecent(entry.checkedAt, freshFor * 1000)) return fresh(entry);
    const copy = entry?.copy ?? (await refresher.readCopy(kind, slug));
    const answer = ask(kind, slug, copy);
    if (copy) {
      const now = await inTime(answer, waitWithCopy);
      return now ? fresh(now) : stale(copy);
    }
    return answer.then(fresh, () => {
      throw new ContentUnavailable('The content source cannot be reached.');
    });
  };

  return {
    readPage: (slug) => read('pages', slug),
    readPost: (slug) => read('blog', slug),
    problems: () => refresher.problems(),
  };
}

function fresh({ copy }: Entry): FoundContent | null {
  return copy && { html: copy.html, staleFor: null };
}

function stale({ html, fetchedAt }: Copy): FoundContent {
  return { html, staleFor: Math.max(0, Math.round((Date.now() - fetchedAt) / 1000)) };
}

/** What the source says, when it says it soon enough. */
async function inTime(answer: Promise<Entry>, milliseconds: number): Promise<Entry | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), milliseconds);
  const entry = await Promise.race([answer.catch(() => null), late.promise]);
  clearTimeout(timer);
  return entry;
}
