import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Selector } from '../../contract/rules.ts';
import { findElements } from '../../engine/find-elements.ts';
import type { RulesDesk } from '../rules/rules-desk.ts';
import type { RulesStore } from '../rules/rules-store.ts';
import { RuleRefused, saveRule, type RuleToSave } from '../rules/save-rule.ts';
import { openStoredPages, type CorrectedPage } from '../rules/stored-pages.ts';
import { isCrossSite } from '../security/is-cross-site.ts';
import { takeTurns } from '../take-turns.ts';

const MOST_SELECTORS = 10;

/**
 * What only the development server offers, and only to pages of this machine: counting what
 * selectors find on all pages, and writing a rule into its file.
 */
export function addRulesDesk(app: FastifyInstance, rules: RulesStore, desk: RulesDesk): void {
  app.register(async (scope) => {
    const readPages = openStoredPages(desk);
    // A file that is written while it is read for another rule would lose one of them.
    const inTurn = takeTurns();
    scope.addHook('onRequest', async (request, reply) => {
      if (!isFromThisMachine(request)) return reply.callNotFound();
    });

    scope.post<{ Body: { selectors?: unknown } | null }>(
      '/rules/desk/count',
      async (request, reply) => {
        const selectors = [request.body?.selectors ?? []].flat().slice(0, MOST_SELECTORS);
        const pages = await readPages(rules.current());
        reply.header('cache-control', 'no-store');
        return { counts: selectors.map((selector) => countOn(pages, selector as Selector)) };
      },
    );

    scope.post<{ Body: { path?: unknown; rule?: unknown } | null }>(
      '/rules/desk/rules',
      async (request, reply) => {
        const { path, rule } = request.body ?? {};
        if (typeof path !== 'string' || !path.startsWith('/') || !isGroup(rule)) {
          return reply.code(422).send({ message: 'A rule and the path of its page are needed.' });
        }
        try {
          const saved = await inTurn(() => saveRule(desk, path, rule));
          await rules.reload();
          return saved;
        } catch (error) {
          if (!(error instanceof RuleRefused)) throw error;
          return reply.code(422).send({ message: error.message });
        }
      },
    );
  });
}

interface Count {
  readonly pages: number;
  readonly elements: number;
  /** The first few of the pages. */
  readonly paths: readonly string[];
}

function countOn(pages: readonly CorrectedPage[], selector: Selector): Count | null {
  try {
    const hits = pages.flatMap(({ path, root }) => {
      const { length } = findElements(selector, root);
      return length > 0 ? [{ path, length }] : [];
    });
    const elements = hits.reduce((sum, { length }) => sum + length, 0);
    return { pages: hits.length, elements, paths: hits.slice(0, 5).map(({ path }) => path) };
  } catch {
    return null;
  }
}

/** A page of another site cannot send this: neither by its origin nor by a name of its own for us. */
function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress ?? '';
  const isLocal = address === '::1' || /^(?:::ffff:)?127\./.test(address);
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return (
    isLocal && ['localhost', '127.0.0.1', '[::1]'].includes(host) && !isCrossSite(headers, null)
  );
}

function isGroup(value: unknown): value is RuleToSave {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
