import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import type { SiteData } from '../../contract/site.ts';
import { createQueryClient } from '../api/query-client.ts';
import { App } from '../app.tsx';
import type { PreparedBody } from '../first-view/first-view-context.ts';
import { DrawOnServer, type IslandPlan } from '../page-body/draw-on-server.ts';
import { Island } from '../page-body/island.tsx';
import { createRoutes } from '../routes.tsx';

interface Screen {
  readonly site: SiteData;
  readonly path: string;
  /** The page's corrected body; null when there is none to be had. */
  readonly body: PreparedBody | null;
}

/** The HTML of a whole screen, frame included: what a browser hydrates. */
export function prerenderScreen({ site, path, body }: Screen): Promise<string> {
  const router = createMemoryRouter(createRoutes(site), { initialEntries: [path] });
  const queries = createQueryClient();
  const islands = new Map<string, Promise<string>>();
  const draw = ({ id, component, props }: IslandPlan): Promise<string> => {
    const drawn = islands.get(id) ?? prerenderInserted({ site, component, props, prefix: id });
    islands.set(id, drawn);
    return drawn;
  };
  const screen = <App site={site} queries={queries} router={router} body={body} />;
  // The store's timers would keep the process alive for as long as a visitor's cache is kept.
  return writeHtml(<DrawOnServer value={draw}>{screen}</DrawOnServer>).finally(() =>
    queries.clear(),
  );
}

interface Inserted {
  readonly site: SiteData;
  readonly component: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Keeps the ids in it apart from all others in the document. */
  readonly prefix: string;
}

/** The HTML of a component that a rule inserts into a page's body. */
export function prerenderInserted(inserted: Inserted): Promise<string> {
  const { site, component, props, prefix } = inserted;
  return writeHtml(<Island name={component} props={props} site={site} />, prefix);
}

async function writeHtml(element: ReactNode, identifierPrefix = ''): Promise<string> {
  const { prelude } = await prerender(element, {
    identifierPrefix,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return new Response(prelude as ReadableStream).text();
}
