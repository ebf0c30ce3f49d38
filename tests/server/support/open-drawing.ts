import { openPrerenderer } from '../../../src/server/prerender/open-prerenderer.ts';
import {
  createPrerender,
  type PrerenderOptions,
  type PrerenderPage,
} from '../../../src/server/prerender/prerender-page.ts';

/** The writing of pages by the built client, and the paths of those that were drawn. */
export async function openDrawing(
  options: Pick<PrerenderOptions, 'site' | 'rules' | 'content'>,
): Promise<{ readonly prerender: PrerenderPage; readonly drawn: string[] }> {
  const prerenderer = (await openPrerenderer('dist-server'))!;
  const drawn: string[] = [];
  const prerender = createPrerender({
    ...options,
    clientFolder: 'dist',
    prerenderer: {
      ...prerenderer,
      prerenderScreen(screen) {
        drawn.push(screen.path);
        return prerenderer.prerenderScreen(screen);
      },
    },
  });
  return { prerender, drawn };
}
