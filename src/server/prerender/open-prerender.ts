import { join } from 'node:path';
import type { Logger } from '../log.ts';
import { openPrerenderer } from './open-prerenderer.ts';
import type { PrerenderedBody } from './prerender-body.ts';
import { createPrerender, type PrerenderOptions } from './prerender-page.ts';

interface Options extends Omit<PrerenderOptions, 'prerenderer'> {
  /** The folder of the built client; the build for the server stands beside it. */
  readonly clientFolder: string | null;
  readonly log: Logger;
}

/** Writes pages for who has no JavaScript; a page that cannot be written answers null and is logged. */
export async function openPrerender(
  options: Options,
): Promise<(path: string) => Promise<PrerenderedBody | null>> {
  const prerenderer = await openPrerenderer(join(`${options.clientFolder}-server`));
  if (!prerenderer) return async () => null;
  const prerender = createPrerender({ ...options, prerenderer });
  return async (path) => {
    try {
      return await prerender(path);
    } catch (error) {
      options.log.error({ error, path }, 'The page could not be prerendered.');
      return null;
    }
  };
}
