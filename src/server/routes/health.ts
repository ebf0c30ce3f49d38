import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/read-config.ts';
import type { ContentSource } from '../content/content-source.ts';
import { StoreUnavailable } from '../messages/database.ts';
import type { Counts, MessageStore } from '../messages/message-store.ts';
import type { RulesStore } from '../rules/rules-store.ts';
import { shareFor } from '../share-for.ts';

/** What the server's health depends on. */
interface HealthOptions {
  readonly config: Config;
  readonly store: MessageStore;
  readonly rules: RulesStore;
  readonly content: ContentSource;
}

const MEGABYTE = 1024 * 1024;

/** Milliseconds for which a question to the database is answered: anybody may ask, and it costs a write. */
const STORE_ANSWER = 1_000;

/** `GET /healthz`: the process lives. `GET /readyz`: it can keep its promises, or why it cannot. */
export function addHealth(app: FastifyInstance, options: HealthOptions): void {
  const ask = shareFor(STORE_ANSWER, () => askStore(options));
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const { messages, reasons: unstored } = await describeStore(ask);
    const reasons = [...unstored, ...(await checkDisk(options))];
    reply.code(reasons.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    const status = reasons.length === 0 ? 'ready' : 'not ready';
    return { status, reasons, messages, ...describe(options) };
  });
}

/** @throws StoreUnavailable when nothing can be written */
async function askStore({ store }: HealthOptions): Promise<Counts> {
  await store.check();
  return store.counts();
}

async function describeStore(ask: () => Promise<Counts>) {
  try {
    return { messages: await ask(), reasons: [] };
  } catch (error) {
    const isKnown = error instanceof StoreUnavailable;
    return { messages: null, reasons: [isKnown ? error.message : 'The database cannot be used.'] };
  }
}

async function checkDisk({ config }: HealthOptions): Promise<string[]> {
  if (config.databaseUrl) return [];
  try {
    const { bavail, bsize } = await statfs(config.dataFolder);
    const free = Math.floor((bavail * bsize) / MEGABYTE);
    if (free >= config.minimumDisk) return [];
    return [`Only ${free} MB of disk are free; ${config.minimumDisk} are wanted.`];
  } catch {
    return ['The data folder cannot be read.'];
  }
}

/** What does not keep the server from working, but should be looked at. */
function describe({ rules, content }: HealthOptions) {
  const { diagnostics, staleSince, held = null, off = [] } = rules.state();
  const since = staleSince instanceof Date ? staleSince.toISOString() : staleSince;
  const { hash } = rules.current();
  return {
    rules: { hash, staleSince: since, problems: diagnostics.length, held, off },
    content: { problems: content.problems() },
  };
}
