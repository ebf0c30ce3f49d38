import type { Plugin } from 'vite';
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
    },
    transformIndexHtml: { order: 'pre', handler: (html) => (site ? addSite(html, site) : html) },
  };
}

/** Whoever runs the development server may look behind its pages. */
const HEAD = `  ${EVENTS_META}\n    ${inspectorMeta('development')}\n  </head>`;

function addSite(html: string, site: SiteData): string {
  return writeDocument(html, site).replace('</head>', HEAD);
}
