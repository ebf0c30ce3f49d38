import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstView } from '../../contract/first-view.ts';
import type { SiteData } from '../../contract/site.ts';

/** What the application's build for the server offers; see `src/app/prerender/prerender.tsx`. */
export interface Prerenderer {
  prerenderScreen(screen: {
    site: SiteData;
    path: string;
    body: { view: FirstView; html: string } | null;
  }): Promise<string>;
  prerenderInserted(inserted: {
    site: SiteData;
    component: string;
    props: Readonly<Record<string, unknown>>;
    prefix: string;
  }): Promise<string>;
}

/** Loads the application's build for the server; null when there is none. */
export async function openPrerenderer(folder: string): Promise<Prerenderer | null> {
  const file = join(folder, 'prerender.js');
  if (!existsSync(file)) return null;
  return (await import(pathToFileURL(file).href)) as Prerenderer;
}
