import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { encodeAddress } from '../encode-address.ts';
import { PREVIEW_COOKIE, type PreviewAccess } from '../rules/preview-access.ts';
import { readPreview } from '../rules/preview-token.ts';

export interface PreviewOptions {
  readonly access: PreviewAccess;
  readonly secret: string | null;
  readonly isSecure: (request: IncomingMessage) => boolean;
}

/** Where the client's build puts what only staff may load. */
const STAFF_FILES = /^\/staff\//i;

/**
 * `GET /rules/preview?token=…`: a signed link opens the tools behind the pages until it ends. For
 * everybody else neither the link nor the tools are there.
 */
export function addRulesPreview(app: FastifyInstance, options: PreviewOptions): void {
  const { access, secret, isSecure } = options;

  app.get<{ Querystring: { token?: unknown; to?: unknown } }>(
    '/rules/preview',
    async (request, reply) => {
      const token = String(request.query.token ?? '');
      const until = readPreview(secret, token, Date.now());
      if (until === null) return reply.callNotFound();
      const seconds = Math.floor((until - Date.now()) / 1000);
      const flags = isSecure(request.raw) ? '; Secure' : '';
      const cookie = `${PREVIEW_COOKIE}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
      return reply
        .header('set-cookie', `${cookie}${flags}`)
        .header('cache-control', 'no-store')
        .redirect(encodeAddress(localPath(request.query.to)), 303);
    },
  );

  app.addHook('onRequest', async (request, reply) => {
    if (!STAFF_FILES.test(request.routeOptions.url ?? '')) return;
    reply.header('cache-control', 'private, no-store');
    if (access.until(request) === null) return reply.callNotFound();
  });

  app.documents = {
    ...app.documents,
    writeTags(request, reply) {
      const until = access.until(request);
      if (until === null) return `${EVENTS_META}\n    `;
      reply.header('x-robots-tag', 'noindex');
      return `${EVENTS_META}\n    ${inspectorMeta(until)}\n    `;
    },
  };
}

/** Tells the client where it hears of new rules; a document without it stands for itself. */
export const EVENTS_META = '<meta name="rules-events" content="/rules/events" />';

/** Tells the client that its reader may look behind the page. */
export function inspectorMeta(until: number | 'development'): string {
  return `<meta name="rules-inspector" content="${until}" />`;
}

/** A path of this site; anything else leads to the home page. */
function localPath(to: unknown): string {
  const path = typeof to === 'string' ? to : '/';
  const isLocal = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
  return isLocal ? path : '/';
}
