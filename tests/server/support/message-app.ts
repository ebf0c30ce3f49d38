import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../src/server/app.ts';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { openSinks } from '../../../src/server/delivery/open-sinks.ts';
import { createOutbox } from '../../../src/server/delivery/outbox.ts';
import { createLog } from '../../../src/server/log.ts';
import type { MessageStore } from '../../../src/server/messages/message-store.ts';
import { openStore } from '../../../src/server/messages/open-store.ts';
import { readSite } from '../../../src/server/read-site.ts';

export interface MessageApp {
  readonly app: FastifyInstance;
  readonly store: MessageStore;
}

const NO_RULES = { version: 1, hash: '0'.repeat(16), rules: [] } as const;
const NO_STATE = { diagnostics: [], staleSince: null, files: [] };

/** The whole server but for pages and rules, which need a while to be read. */
export async function openMessageApp(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<MessageApp> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment });
  const log = createLog(config.logLevel);
  const store = openStore(config);
  const retryAfter = environment['RETRY_AFTER_MS'];
  const patience = environment['PATIENCE_MS'];
  const lease = environment['LEASE_MS'];
  const outbox = createOutbox({
    store,
    sinks: openSinks(config).map((sink) => ({
      ...sink,
      ...(patience && { patience: Number(patience) }),
    })),
    log,
    attempts: config.deliveryAttempts,
    interval: 25,
    ...(lease && { lease: Number(lease) }),
    ...(retryAfter && { retryAfter: () => Number(retryAfter) }),
  });
  const app = await createApp({
    config,
    log,
    store,
    outbox,
    content: { readPage: async () => null, readPost: async () => null, problems: () => [] },
    rules: {
      current: () => NO_RULES,
      preview: () => NO_RULES,
      state: () => NO_STATE,
      reload: async () => NO_STATE,
      subscribe: () => () => {},
    },
    site: await readSite(join(process.cwd(), 'content')),
    clientFolder: null,
  });
  return { app, store };
}
