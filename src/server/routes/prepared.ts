import type { FastifyInstance } from 'fastify';
import { fingerprint } from '../../contract/fingerprint.ts';
import { pathOfPrepared } from '../../contract/prepared-record.ts';
import { isFresh } from '../is-fresh.ts';
import type { PrerenderOrNull } from '../prerender/open-prerender.ts';

/**
 * `GET /prepared/services/voip.json`: a page's body as it is corrected already. Nobody waits for
 * one: where none is at hand the answer is `null`, and the browser corrects the page itself.
 */
export function addPrepared(app: FastifyInstance, prerender: PrerenderOrNull): void {
  app.get<{ Params: { '*': string } }>('/prepared/*', async (request, reply) => {
    const path = pathOfPrepared(`/prepared/${request.params['*']}`);
    if (path === null) return reply.callNotFound();
    const page = await prerender(path, 'at-hand');
    const text = JSON.stringify(page?.record ?? null);
    const tag = `"${fingerprint(text)}"`;
    reply.header('cache-control', 'no-cache').header('etag', tag);
    if (isFresh(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
