import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { NO_RULES } from '../../contract/read-rules.ts';
import type { SiteData } from '../../contract/site.ts';
import { createQueryClient } from '../api/query-client.ts';
import { App } from '../app.tsx';
import { InsertedComponent } from '../page-body/inserted-component.tsx';
import { PreparedBody } from '../page-body/prepared-body.ts';
import { createRoutes } from '../routes.tsx';

interface Screen {
  readonly site: SiteData;
  readonly path: string;
  /** Where the screen's page is fetched; null for a screen without one. */
  readonly endpoint: string | null;
  /** The corrected body's HTML; null when there is none to be had. */
  readonly body: string | null;
}

/** The HTML of a whole screen, frame included, for who has no JavaScript. */
export function prerenderScreen({ site, path, endpoint, body }: Screen): Promise<string> {
  const queries = createQueryClient();
  queries.setQueryData(['/rules.json'], NO_RULES);
  if (endpoint !== null && body !== null) queries.setQueryData([endpoint], { content: ' ' });
  const router = createMemoryRouter(createRoutes(site), { initialEntries: [path] });
  return writeHtml(
    <PreparedBody value={body}>
      <App site={site} queries={queries} router={router} />
    </PreparedBody>,
  );
}

interface Inserted {
  readonly site: SiteData;
  readonly component: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The HTML of a component that a rule inserts into a page's body. */
export function prerenderInserted({ site, component, props }: Inserted): Promise<string> {
  const element = <InsertedComponent name={component} props={props} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  return writeHtml(<App site={site} queries={createQueryClient()} router={router} />);
}

async function writeHtml(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  return new Response(prelude as ReadableStream).text();
}
