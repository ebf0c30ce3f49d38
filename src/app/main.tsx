import './start-react.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { rulesEndpoint } from '../contract/rules-for-route.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { readFirstView } from './first-view/read-first-view.ts';
import { loadInspector } from './inspector/load-inspector.ts';
import { followLinks } from './links/follow-links.ts';
import { followRules } from './page-body/live/follow-rules.ts';
import { drawAtOnce } from './prefetch/draw-at-once.ts';
import { waitForPage } from './prefetch/wait-for-page.ts';
import { createRoutes, FRAME_ID } from './routes.tsx';
import { readSiteData } from './site/read-site-data.ts';

/** Shows the page, or takes over the one that the server has drawn. */
function start(): void {
  const site = readSiteData(document);
  // The server has drawn the screen; only the development server leaves that to the browser.
  const root = document.getElementById('root')!;
  const isDrawn = root.firstChild !== null;
  const view = readFirstView(document);
  const queries = createQueryClient();
  if (view) queries.setQueryData([rulesEndpoint(view.path)], view.rules);
  const body = view && { view, html: '' };
  const routes = createRoutes(site, waitForPage(queries, site));
  // The first page waits for nothing: it stands already, or shows its outline.
  const hydrationData = { loaderData: { [FRAME_ID]: null } };
  const router = drawAtOnce(createBrowserRouter(routes, { hydrationData }));
  const app = <App site={site} queries={queries} router={router} body={body} />;

  if (isDrawn) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);

  followLinks(root, router);
  followRules(queries);
  void loadInspector(queries);
}

// Reading the scripts was a task of its own: a visitor is heard before the next. No timer brings it.
const turn = new MessageChannel();
turn.port1.addEventListener('message', start, { once: true });
turn.port1.start();
turn.port2.postMessage(null);
