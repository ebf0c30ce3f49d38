import type { Logger } from '../log.ts';
import { listedTest } from '../site-paths.ts';
import { openPrerenderer } from './open-prerenderer.ts';
import type { Freshness, PrerenderOptions } from './prerender-page.ts';
import type { PrerenderedPage } from './prerendered-page.ts';

interface Options extends Omit<PrerenderOptions, 'prerenderer' | 'clientFolder'> {
  /** The folder of the built client; the build for the server stands beside it. */
  readonly clientFolder: string | null;
  readonly log: Logger;
}

/** As `PrerenderPage`; a page that cannot be written answers null and is logged. */
export type PrerenderOrNull = (
  path: string,
  freshness?: Freshness,
) => Promise<PrerenderedPage | null>;

/** Opens the writing of pages. */
export async function openPrerender(options: Options): Promise<PrerenderOrNull> {
  const { clientFolder } = options;
  const prerenderer = clientFolder && (await openPrerenderer(`${clientFolder}-server`));
  if (!prerenderer) return async () => null;
  const { createPrerender } = await import('./prerender-page.ts');
  const prerender = createPrerender({ ...options, clientFolder, prerenderer });
  const isListed = listedTest(options.site);
  return async (path, freshness) => {
    try {
      return await prerender(path, freshness);
    } catch (error) {
      const known = isListed(path) ? path : null;
      options.log.error({ err: error, path: known }, 'The page could not be prerendered.');
      return null;
    }
  };
}
