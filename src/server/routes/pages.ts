import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError, PageRecord } from '../../contract/page.ts';
import type { ContentSource, FoundContent } from '../content/content-source.ts';
import { isFresh } from '../is-fresh.ts';

/** `GET /api/pages/*` and `GET /api/blog/:slug`: `{ content }`, or 404 with `{ message }`. */
export function addPages(app: FastifyInstance, content: ContentSource): void {
  app.get<{ Params: { '*': string } }>('/api/pages/*', async (request, reply) => {
    const slug = request.params['*'];
    return answer(request, reply, slug, await content.readPage(slug));
  });

  app.get<{ Params: { slug: string } }>('/api/blog/:slug', async (request, reply) => {
    const { slug } = request.params;
    return answer(request, reply, slug, await content.readPost(slug));
  });
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  slug: string,
  found: FoundContent | null,
): PageRecord | FastifyReply {
  reply.header('cache-control', 'no-cache');
  if (!found) {
    const error: ApiError = { message: `There is no page "${slug.slice(0, 80)}".` };
    return reply.code(404).send(error);
  }
  const tag = `"${createHash('sha256').update(found.html).digest('hex').slice(0, 16)}"`;
  reply.header('etag', tag);
  if (found.staleFor !== null) reply.header('age', String(found.staleFor));
  if (isFresh(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return { content: found.html };
}
