import { resolveRoute, type ResolvedRoute } from '../../contract/routes.ts';
import type { SiteData } from '../../contract/site.ts';
import type { ContentSource } from '../content/content-source.ts';
import { readRoute } from '../content/read-route.ts';
import type { RulesStore } from '../rules/rules-store.ts';
import type { Prerenderer } from './open-prerenderer.ts';
import { PageCache } from './page-cache.ts';
import { prerenderBody, type PrerenderedBody } from './prerender-body.ts';

export interface PrerenderOptions {
  readonly site: SiteData;
  readonly content: ContentSource;
  readonly rules: RulesStore;
  readonly prerenderer: Prerenderer;
}

/** Writes a page's whole screen as HTML; see `PrerenderedBody` for its styles. */
export type PrerenderPage = (path: string) => Promise<PrerenderedBody>;

const NO_BODY = { html: null, styles: '' };

/** Prepares the writing of pages for who has no JavaScript. */
export function createPrerender(options: PrerenderOptions): PrerenderPage {
  const cache = new PageCache<PrerenderedBody>();
  return async (path) => {
    const route = resolveRoute(path, options.site);
    const content = route && (await readExport(route, options.content));
    const rules = options.rules.current();
    const place = route?.path ?? '/404';
    return cache.get(place, [content ?? '', rules.hash], () =>
      write(place, route, content, options),
    );
  };
}

async function write(
  path: string,
  route: ResolvedRoute | null,
  content: string | null,
  { site, rules, prerenderer }: PrerenderOptions,
): Promise<PrerenderedBody> {
  const options = { path, rules: rules.current(), site, prerenderer };
  const body = content === null ? NO_BODY : await prerenderBody(content, options);
  const endpoint = route?.endpoint ?? null;
  const html = await prerenderer.prerenderScreen({ site, path, endpoint, body: body.html });
  return { html, styles: body.styles };
}

/** The page's export; null when there is none, or its source is down. */
async function readExport(route: ResolvedRoute, content: ContentSource): Promise<string | null> {
  try {
    return (await readRoute(route, content))?.html ?? null;
  } catch {
    return null;
  }
}
