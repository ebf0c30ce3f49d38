import { extname, join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { SiteData } from '../contract/site.ts';
import { openWorkshop } from './open-site.ts';
import { EVENTS_META, inspectorMeta } from './routes/rules-preview.ts';
import { writeDocument } from './write-document.ts';

const SERVER_PATH = /^\/(?:api\/|rules\.json|rules\/|prepared\/)/;

/** Under `vite`: the same server as in production answers the API, and Vite serves the client. */
export function siteServer(): Plugin {
  let site: SiteData | null = null;
  return {
    name: 'site-server',
    apply: (_config, { command }) => command === 'serve',
    async configureServer(vite) {
      const { app, data } = await openWorkshop(vite.config.root);
      await app.ready();
      vite.middlewares.use((request, response, next) => {
        if (SERVER_PATH.test(request.url ?? '')) app.routing(request, response);
        else next();
      });
      vite.httpServer?.once('close', () => void app.close());
      site = data;
      followContent(vite);
    },
    transformIndexHtml: { order: 'pre', handler: (html) => (site ? addSite(html, site) : html) },
  };
}

/** What the site says of itself is read once, and the body of a page whenever somebody asks for it. */
function followContent(vite: ViteDevServer): void {
  const folder = join(vite.config.root, 'content') + sep;
  vite.watcher.on('all', (_event, file) => {
    if (!file.startsWith(folder)) return;
    // Vite itself reloads only who looks at the file under its own address.
    if (extname(file) === '.html') vite.hot.send({ type: 'full-reload' });
    if (extname(file) === '.yaml') void vite.restart();
  });
}

/** Whoever runs the development server may look behind its pages. */
const HEAD = `  ${EVENTS_META}\n    ${inspectorMeta('development')}\n  </head>`;

function addSite(html: string, site: SiteData): string {
  return writeDocument(html, site).replace('</head>', HEAD);
}
