import type { FastifyInstance } from 'fastify';
import { pathOfPrepared, type PreparedRecord } from '../../contract/prepared-record.ts';
import { FixedJson } from '../encoding/fixed-json.ts';
import type { PrerenderOrNull } from '../prerender/open-prerender.ts';

/**
 * `GET /prepared/services/voip.json`: a page's body as it is corrected already. Nobody waits for
 * one: where none is at hand the answer is `null`, and the browser corrects the page itself.
 */
export function addPrepared(app: FastifyInstance, prerender: PrerenderOrNull): void {
  const known = new WeakMap<PreparedRecord, FixedJson>();
  app.get<{ Params: { '*': string } }>('/prepared/*', async (request, reply) => {
    const path = pathOfPrepared(`/prepared/${request.params['*']}`);
    if (path === null) return reply.callNotFound();
    const record = (await prerender(path, 'at-hand'))?.record;
    const answer = record ? (known.get(record) ?? new FixedJson(record)) : NOTHING;
    if (record) known.set(record, answer);
    return answer.send(request, reply.header('cache-control', 'no-cache'));
  });
}

const NOTHING = new FixedJson(null);
