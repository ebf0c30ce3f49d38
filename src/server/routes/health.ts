import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/read-config.ts';
import type { ContentSource } from '../content/content-source.ts';
import { StoreUnavailable } from '../messages/database.ts';
import type { Counts, MessageStore } from '../messages/message-store.ts';
import type { RulesStore } from '../rules/rules-store.ts';

/** What the server's health depends on. */
interface HealthOptions {
  readonly config: Config;
  readonly store: MessageStore;
  readonly rules: RulesStore;
  readonly content: ContentSource;
}

const MEGABYTE = 1024 * 1024;

/** `GET /healthz`: the process lives. `GET /readyz`: it can keep its promises, or why it cannot. */
export function addHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const unstored = await checkStore(options);
    const reasons = [...unstored, ...(await checkDisk(options))];
    reply.code(reasons.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    const status = reasons.length === 0 ? 'ready' : 'not ready';
    const messages = unstored.length === 0 ? await readCounts(options) : null;
    return { status, reasons, messages, ...describe(options) };
  });
}

async function checkStore({ store }: HealthOptions): Promise<string[]> {
  try {
    await store.check();
    return [];
  } catch (error) {
    return [error instanceof StoreUnavailable ? error.message : 'The database cannot be used.'];
  }
}

async function readCounts({ store }: HealthOptions): Promise<Counts | null> {
  return store.counts().catch(() => null);
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
  const { diagnostics, staleSince } = rules.state();
  const since = staleSince instanceof Date ? staleSince.toISOString() : staleSince;
  return {
    rules: { hash: rules.current().hash, staleSince: since, problems: diagnostics.length },
    content: { problems: content.problems() },
  };
}
