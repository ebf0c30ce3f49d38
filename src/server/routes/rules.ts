import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOfRules, rulesForRoute } from '../../contract/rules-for-route.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import { isFresh } from '../is-fresh.ts';
import type { PreviewAccess } from '../rules/preview-access.ts';
import type { RulesStore } from '../rules/rules-store.ts';

/**
 * `GET /rules.json`: the compiled rules that are live; `GET /rules/services/voip.json`: those of one
 * route. With drafts for who may see them.
 */
export function addRules(app: FastifyInstance, rules: RulesStore, access: PreviewAccess): void {
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    choose: (compiled: CompiledRules) => CompiledRules,
  ): FastifyReply => {
    if (access.showsDrafts(request)) {
      return reply.header('cache-control', 'private, no-store').send(choose(rules.preview()));
    }
    const current = rules.current();
    const tag = `"${current.hash}"`;
    reply.header('cache-control', 'no-cache').header('etag', tag);
    const isKnown = isFresh(request.headers['if-none-match'], tag);
    return isKnown ? reply.code(304).send() : reply.send(choose(current));
  };

  app.get('/rules.json', async (request, reply) => answer(request, reply, (all) => all));

  app.get<{ Params: { '*': string } }>('/rules/*', async (request, reply) => {
    const path = pathOfRules(`/rules/${request.params['*']}`);
    if (path === null) return reply.callNotFound();
    return answer(request, reply, (all) => rulesForRoute(all, path));
  });
}
