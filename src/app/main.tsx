import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { loadInspector } from './inspector/load-inspector.ts';
import { followRules } from './page-body/live/follow-rules.ts';
import { createRoutes } from './routes.tsx';
import { readSiteData } from './site/read-site-data.ts';

const site = readSiteData(document);
const queries = createQueryClient();
const router = createBrowserRouter(createRoutes(site));

createRoot(document.getElementById('root')!).render(
  <App site={site} queries={queries} router={router} />,
);

followRules(queries);
void loadInspector(queries);
