import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError, PageRecord } from '../../contract/page.ts';
import { canonicalSlug } from '../content/canonical-slug.ts';
import type { ContentSource, FoundContent } from '../content/content-source.ts';
import { FixedJson } from '../encoding/fixed-json.ts';

/** `GET /api/pages/*` and `GET /api/blog/:slug`: `{ content }`, or 404 with `{ message }`. */
export function addPages(app: FastifyInstance, content: ContentSource): void {
  const [pages, posts] = [new Records(), new Records()];

  app.get<{ Params: { '*': string } }>('/api/pages/*', async (request, reply) => {
    const slug = request.params['*'];
    return answer(request, reply, slug, await content.readPage(slug), pages);
  });

  app.get<{ Params: { slug: string } }>('/api/blog/:slug', async (request, reply) => {
    const { slug } = request.params;
    return answer(request, reply, slug, await content.readPost(slug), posts);
  });
}

/** The records that were answered last, by slug. */
class Records {
  readonly #bySlug = new Map<string, { readonly html: string; readonly record: FixedJson }>();

  take(slug: string, content: string): FixedJson {
    const known = this.#bySlug.get(slug);
    if (known?.html === content) return known.record;
    const record = new FixedJson({ content } satisfies PageRecord);
    this.#bySlug.set(slug, { html: content, record });
    return record;
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  slug: string,
  found: FoundContent | null,
  records: Records,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache');
  if (!found) {
    const error: ApiError = { message: `There is no page "${slug.slice(0, 80)}".` };
    return reply.code(404).send(error);
  }
  if (found.staleFor !== null) reply.header('age', String(found.staleFor));
  return records.take(canonicalSlug(slug), found.html).send(request, reply);
}
