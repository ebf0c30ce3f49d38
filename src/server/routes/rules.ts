import type { FastifyInstance } from 'fastify';
import type { PreviewAccess } from '../rules/preview-access.ts';
import type { RulesStore } from '../rules/rules-store.ts';

/** `GET /rules.json`: the compiled rules that are live; with drafts for who may see them. */
export function addRules(app: FastifyInstance, rules: RulesStore, access: PreviewAccess): void {
  app.get('/rules.json', async (request, reply) => {
    if (access.showsDrafts(request)) {
      return reply.header('cache-control', 'private, no-store').send(rules.preview());
    }
    const current = rules.current();
    const tag = `"${current.hash}"`;
    reply.header('cache-control', 'no-cache').header('etag', tag);
    const isKnown = request.headers['if-none-match']?.replace(/^W\//, '') === tag;
    return isKnown ? reply.code(304).send() : current;
  });
}
