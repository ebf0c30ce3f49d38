import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOfRules, rulesForRoute } from '../../contract/rules-for-route.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import { FixedJson } from '../encoding/fixed-json.ts';
import type { PreviewAccess } from '../rules/preview-access.ts';
import type { RulesStore } from '../rules/rules-store.ts';

type Choose = (all: CompiledRules) => CompiledRules;

/**
 * `GET /rules.json`: the compiled rules that are live; `GET /rules/services/voip.json`: those of one
 * route. With drafts for whoever may see them.
 */
export function addRules(app: FastifyInstance, rules: RulesStore, access: PreviewAccess): void {
  let live = new LiveAnswers(rules.current());

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    choose: Choose,
  ): Promise<FastifyReply> => {
    if (access.showsDrafts(request)) {
      return reply.header('cache-control', 'private, no-store').send(choose(rules.preview()));
    }
    if (live.rules !== rules.current()) live = new LiveAnswers(rules.current());
    return live.take(choose).send(request, reply.header('cache-control', 'no-cache'));
  };

  app.get('/rules.json', async (request, reply) => answer(request, reply, (all) => all));

  app.get<{ Params: { '*': string } }>('/rules/*', async (request, reply) => {
    const path = pathOfRules(`/rules/${request.params['*']}`);
    if (path === null) return reply.callNotFound();
    return answer(request, reply, (all) => rulesForRoute(all, path));
  });
}

/** The rules that are live, as they are answered: many paths have the same ones. */
class LiveAnswers {
  readonly rules: CompiledRules;
  /** By the ids of the rules, of which there are no more lists than the rules tell kinds of paths. */
  readonly #byIds = new Map<string, FixedJson>();

  constructor(rules: CompiledRules) {
    this.rules = rules;
  }

  take(choose: Choose): FixedJson {
    const chosen = choose(this.rules);
    const ids = chosen.rules.map(({ id }) => id).join(' ');
    const answer = this.#byIds.get(ids) ?? new FixedJson(chosen);
    this.#byIds.set(ids, answer);
    return answer;
  }
}
