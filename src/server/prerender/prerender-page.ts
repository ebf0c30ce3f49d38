import { setImmediate as others } from 'node:timers/promises';
import { fingerprint } from '../../contract/fingerprint.ts';
import { rulesForRoute } from '../../contract/rules-for-route.ts';
import { normalizePlace, resolveRoute, type ResolvedRoute } from '../../contract/routes.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import type { SiteData } from '../../contract/site.ts';
import type { ContentSource } from '../content/content-source.ts';
import { readRoute } from '../content/read-route.ts';
import type { RulesStore } from '../rules/rules-store.ts';
import { listedTest } from '../site-paths.ts';
import { takeTurns } from '../take-turns.ts';
import type { Prerenderer } from './open-prerenderer.ts';
import { PageCache } from './page-cache.ts';
import { createSeasons } from './season.ts';
import { prerenderBody } from './prerender-body.ts';
import type { PrerenderedPage } from './prerendered-page.ts';

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
  const findSeason = createSeasons();
  const inTurn = takeTurns();
  return async (path, freshness = 'last-good') => {
    const route = resolveRoute(path, options.site);
    const place = route ? normalizePlace(path) : '/404';
    const content = route && (await readExport(route, options.content));
    const isStray = !isListed(place);
    const bodies = isStray ? strays : pages;
    const old = content === undefined ? bodies.peek(place) : null;
    if (old) return old;
    const rules = options.rules.current();
    const { day, name: season } = findSeason(rules, place);
    const version = { parts: [content ?? '', rules.hash], season };
    const write = () => writePage({ place, day, rules, route, content: content ?? null }, options);
    // Of other addresses there is no end: everybody else is answered in between.
    const make = isStray ? () => inTurn(() => others().then(write)) : write;
    const cache = content ? bodies : screens;
    if (freshness === 'last-good') return cache.get(place, version, make);
    if (freshness === 'newest') return cache.refresh(place, version, make);
    if (!content) return null;
    return isStray ? cache.getMade(place, version) : cache.getAtHand(place, version, make);
  };
}

interface Page {
  readonly place: string;
  readonly day: string;
  readonly rules: CompiledRules;
  readonly route: ResolvedRoute | null;
  readonly content: string | null;
}

async function writePage(page: Page, options: PrerenderOptions): Promise<PrerenderedPage> {
  const { place: path, day, route, content } = page;
  const { site, prerenderer, clientFolder } = options;
  if (!route?.endpoint || content === null) {
    return { html: await prerenderer.prerenderScreen({ site, path, body: null }), ...NO_BODY };
  }
  const rules = rulesForRoute(page.rules, path);
  const parts = { path, rules, today: day, site, prerenderer, clientFolder };
  const made = await prerenderBody(content, parts);
  const view = { path, endpoint: route.endpoint, rules, progress: made.progress };
  const body = { view, html: made.html };
  const html = await prerenderer.prerenderScreen({ site, path, body });
  const record = {
    fingerprint: fingerprint(content),
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
): Promise<string | null | undefined> {
  try {
    return (await readRoute(route, content))?.html ?? null;
  } catch {
    return undefined;
  }
}
