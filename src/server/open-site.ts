import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SiteData } from '../contract/site.ts';
import { createApp, type AppOptions } from './app.ts';
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
import { readSoundSite } from './read-site.ts';
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

/** Where nothing is configured: few log lines, and messages where nobody looks for real ones. */
const DEVELOPMENT = { LOG_LEVEL: 'warn', DATA_FOLDER: '.cache/development' };

/** Opens the site of a checkout as visitors get it: its content, its rules and its built client. */
export function openSite(root: string, config = readConfig(DEVELOPMENT)): Promise<Site> {
  return open(root, config, { clientFolder: join(root, 'dist'), desk: null });
}

/** Opens it for whoever works on it: rules can be written, and somebody else serves the client. */
export function openWorkshop(root: string): Promise<Site> {
  return open(root, readConfig(DEVELOPMENT), { clientFolder: null, desk: { root } });
}

async function open(
  root: string,
  given: Config,
  use: Pick<AppOptions, 'clientFolder' | 'desk'>,
): Promise<Site> {
  const config = fromCheckout(root, given);
  const log = createLog(config.logLevel);
  if (!config.databaseUrl) await openDataFolder(config.dataFolder);
  const site = await readSoundSite(join(root, 'content'));
  const content = await openContent(config, root, log);
  // Who writes rules here is told at once of pages and pictures that are not there.
  const lookAround = async (): Promise<Surroundings> => ({
    pageRoutes: listRoutes(site),
    publicFiles: await publicFiles(root),
  });
  const rules = await openLiveRules(root, log, use.desk ? lookAround : undefined);
  const store = openStore(config);
  const sinks = openSinks(config);
  const outbox = createOutbox({ store, sinks, log, attempts: config.deliveryAttempts });
  const parts = { config, log, content, rules: rules.store, site, store, outbox };
  const app = await createApp({ ...parts, ...use });
  app.addHook('onClose', async () => rules.stop());
  return { app, rules: rules.store, data: site, store };
}
