import { setImmediate as others } from 'node:timers/promises';
import { fingerprint } from '../../contract/fingerprint.ts';
import { normalizePlace, resolveRoute, type ResolvedRoute } from '../../contract/routes.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import type { SiteData } from '../../contract/site.ts';
import type { ContentSource } from '../content/content-source.ts';
import { readRoute, type RouteContent } from '../content/read-route.ts';
import type { RulesStore } from '../rules/rules-store.ts';
import { listedTest } from '../site-paths.ts';
import { takeTurns } from '../take-turns.ts';
import type { Prerenderer } from './open-prerenderer.ts';
import { PageCache } from './page-cache.ts';
import { prerenderBody } from './prerender-body.ts';
import type { PrerenderedPage } from './prerendered-page.ts';
import { createFindRules, renewRules, textOfRules } from './rules-of-page.ts';
import { findSeason } from './season.ts';

export interface PrerenderOptions {
  readonly site: SiteData;
  readonly content: ContentSource;
  readonly rules: Pick<RulesStore, 'current'>;
  readonly prerenderer: Prerenderer;
  /** The folder of the built client, with the site's images. */
  readonly clientFolder: string;
}

/**
 * Which version of a page is wanted: the newest; the last good one, while a new one is made; or what
 * is at hand, be it nothing.
 */
export type Freshness = 'newest' | 'last-good' | 'at-hand';

/** Writes a page's whole screen; null when nothing else was asked for than what is at hand. */
export type PrerenderPage = (
  path: string,
  freshness?: Freshness,
) => Promise<PrerenderedPage | null>;

/** Prepares the writing of pages. */
export function createPrerender(options: PrerenderOptions): PrerenderPage {
  const isListed = listedTest(options.site);
  const pages = new PageCache<PrerenderedPage>();
  // Apart from the site's own pages, which no number of other addresses shall push out: a post is
  // shown under any address below /industries that ends in its name.
  const strays = new PageCache<PrerenderedPage>();
  const screens = new PageCache<PrerenderedPage>();
  const findRules = createFindRules();
  const inTurn = takeTurns();

  const take = async (
    { place, content, rules }: Wanted,
    freshness: Freshness,
  ): Promise<PrerenderedPage | null> => {
    const isStray = !isListed(place);
    const bodies = isStray ? strays : pages;
    const old = content === undefined ? bodies.peek(place) : null;
    if (old) return old;
    // Its source says that there is none: what it was must not come back when the source is down.
    if (content === null) bodies.forget(place);
    const { day, name: season } = findSeason(rules.rules, place, options.site.timeZone);
    const { endpoint = '', html = '' } = content ?? {};
    const version = { parts: [endpoint, html, textOfRules(rules)], season };
    const write = () => writePage({ place, day, rules, content: content ?? null }, options);
    // Of other addresses there is no end: everybody else is answered in between.
    const make = isStray ? () => inTurn(() => others().then(write)) : write;
    const cache = content ? bodies : screens;
    if (freshness === 'last-good') return cache.get(place, version, make);
    if (freshness === 'newest') return cache.refresh(place, version, make);
    if (!content) return null;
    return isStray ? cache.getMade(place, version) : cache.getAtHand(place, version, make);
  };

  return async (path, freshness = 'last-good') => {
    const route = resolveRoute(path, options.site);
    const place = route ? normalizePlace(path) : '/404';
    const content = route && (await readExport(route, options.content));
    const rules = findRules(options.rules.current(), place);
    const page = await take({ place, content, rules }, freshness);
    return page && renewRules(page, rules);
  };
}

/** What a page's screen is made of. */
interface Wanted {
  readonly place: string;
  /** The page's export; undefined when its source is down. */
  readonly content: RouteContent | null | undefined;
  /** Those of the route. */
  readonly rules: CompiledRules;
}

interface Page extends Wanted {
  readonly content: RouteContent | null;
  /** The day by which rules are chosen. */
  readonly day: string;
}

async function writePage(page: Page, options: PrerenderOptions): Promise<PrerenderedPage> {
  const { place: path, day, content, rules } = page;
  const { site, prerenderer, clientFolder } = options;
  if (content === null) {
    return { html: await prerenderer.prerenderScreen({ site, path, body: null }), ...NO_BODY };
  }
  const parts = { path, rules, today: day, site, prerenderer, clientFolder };
  const { endpoint, html: source } = content;
  const made = await prerenderBody(source, parts);
  const view = { path, endpoint, rules, progress: made.progress };
  const body = { view, html: made.html };
  const html = await prerenderer.prerenderScreen({ site, path, body });
  const record = {
    fingerprint: fingerprint(source),
    rulesHash: rules.hash,
    html: made.html,
    progress: made.progress,
  };
  return { html, styles: made.styles, view, record };
}

const NO_BODY = { styles: '', view: null, record: null };

/** The page's export; null when there is none, undefined when its source is down. */
async function readExport(
  route: ResolvedRoute,
  content: ContentSource,
): Promise<RouteContent | null | undefined> {
  try {
    return await readRoute(route, content);
  } catch {
    return undefined;
  }
}
