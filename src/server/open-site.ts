import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SiteData } from '../contract/site.ts';
import { createApp } from './app.ts';
import { fromCheckout } from './config/from-checkout.ts';
import { readConfig, type Config } from './config/read-config.ts';
import { openContent } from './content/open-content.ts';
import { openSinks } from './delivery/open-sinks.ts';
import { createOutbox } from './delivery/outbox.ts';
import { createLog } from './log.ts';
import type { MessageStore } from './messages/message-store.ts';
import { openStore } from './messages/open-store.ts';
import { openDataFolder } from './open-data-folder.ts';
import { publicFiles } from './public-files.ts';
import { readSite } from './read-site.ts';
import { openLiveRules } from './rules/open-live-rules.ts';
import type { Surroundings } from './rules/rule-set.ts';
import type { RulesStore } from './rules/rules-store.ts';
import { listRoutes } from './site-paths.ts';

export interface Site {
  readonly app: FastifyInstance;
  readonly rules: RulesStore;
  readonly data: SiteData;
  readonly store: MessageStore;
}

/** Without a configuration: few log lines, and messages where nobody looks for real ones. */
const DEVELOPMENT = { LOG_LEVEL: 'warn', DATA_FOLDER: '.cache/development' };

/**
 * Opens the site of a checkout: its content, its rules and, when it is built, its client.
 * @param root the checkout's folder
 * @param withClient whether this server serves the built client too
 * @param given the configuration; without it the site is open for development only
 */
export async function openSite(root: string, withClient: boolean, given?: Config): Promise<Site> {
  const config = fromCheckout(root, given ?? readConfig(DEVELOPMENT));
  const log = createLog(config.logLevel);
  if (!config.databaseUrl) await openDataFolder(config.dataFolder);
  const data = await readSite(join(root, 'content'));
  const content = await openContent(config, root, log);
  // Who writes rules here is told at once of pages and pictures that are not there.
  const lookAround = async (): Promise<Surroundings> => ({
    pageRoutes: listRoutes(data),
    publicFiles: await publicFiles(root),
  });
  const rules = await openLiveRules(root, log, given ? undefined : lookAround);
  const store = openStore(config);
  const sinks = openSinks(config);
  const outbox = createOutbox({ store, sinks, log, attempts: config.deliveryAttempts });
  const clientFolder = withClient ? join(root, 'dist') : null;
  const desk = withClient ? null : { root };
  const parts = { config, log, content, rules: rules.store, desk, store, outbox, clientFolder };
  const app = await createApp({ ...parts, site: data });
  app.addHook('onClose', async () => rules.stop());
  return { app, rules: rules.store, data, store };
}
