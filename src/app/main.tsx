import './start-react.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { rulesEndpoint } from '../contract/rules-for-route.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { isCopy } from './first-view/is-copy.ts';
import { isElsewhere } from './first-view/is-elsewhere.ts';
import { readFirstView } from './first-view/read-first-view.ts';
import { loadInspector } from './inspector/load-inspector.ts';
import { followLinks } from './links/follow-links.ts';
import { fillGapsIfOlder } from './older-browsers/fill-gaps-if-older.ts';
import { followRules } from './page-body/live/follow-rules.ts';
import { drawAtOnce } from './prefetch/draw-at-once.ts';
import { holdUntilDrawn } from './prefetch/hold-until-drawn.ts';
import { waitForPage } from './prefetch/wait-for-page.ts';
import { createRoutes, FRAME_ID } from './routes.tsx';
import { readSiteData } from './site/read-site-data.ts';

/** Shows the page, or takes over the one that the server has drawn. */
async function start(): Promise<void> {
  // Reading the scripts was a task of its own.
  await nextTask();
  await fillGapsIfOlder();
  // The page there has a document of its own.
  if (isElsewhere()) return location.reload();
  const site = readSiteData(document);
  const view = readFirstView(document);
  if (view && isCopy(view)) return;
  const queries = createQueryClient();
  if (view) queries.setQueryData([rulesEndpoint(view.path)], view.rules);
  const body = view && { view, html: '' };
  const routes = createRoutes(site, waitForPage(queries, site));
  // The first page waits for nothing: it stands already, or shows its outline.
  const hydrationData = { loaderData: { [FRAME_ID]: null } };
  const router = drawAtOnce(holdUntilDrawn(createBrowserRouter(routes, { hydrationData })));

  await nextTask();
  const app = <App site={site} queries={queries} router={router} body={body} />;
  // The server has drawn the screen; only the development server leaves that to the browser.
  const root = document.getElementById('root')!;
  if (root.firstChild !== null) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);

  followLinks(root, router);
  followRules(queries);
  void loadInspector(queries);
}

/** Lets a visitor be heard before it goes on. No timer brings the next task. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

void start();
