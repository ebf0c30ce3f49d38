import { glob } from 'tinyglobby';
import type { LiveValues } from '../compiler/schema/live-values.ts';
import { loadRules } from './load-rules.ts';
import { listSitePages } from './pages/site-pages.ts';
import { siteRoutes } from './site-routes.ts';

/** What an editor offers: the pages, rules and pictures that there are now. */
export async function readLiveValues(): Promise<LiveValues> {
  const [pages, patterns, { read }, images] = await Promise.all([
    listSitePages().catch(() => []),
    siteRoutes(),
    loadRules('rules'),
    glob('images/**/*.{svg,png,jpg,webp,avif}', { cwd: 'public' }),
  ]);
  const routes = new Set(['/*', ...pages.map(({ path }) => path), ...(patterns ?? [])]);
  return {
    routes: [...routes]
      .filter((route) => !route.startsWith('/blog/') || route.includes(':'))
      .toSorted(),
    ruleIds: read.flatMap(({ passage }) => passage.rule ?? []).toSorted(),
    images: images.toSorted(),
  };
}
