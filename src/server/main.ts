import { join } from 'node:path';
import { findMisspelled, readConfig } from './config/read-config.ts';
import { listContentHints } from './content/content-hints.ts';
import { explainStart } from './explain-start.ts';
import { StoreRefused, StoreUnavailable } from './messages/database.ts';
import { openSite, type Site } from './open-site.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Starts the site as the environment says and stops it gracefully. */
async function main(): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  // Files are named from there, as by the commands: a set of rules is called by what is in them.
  process.chdir(root);
  const config = readConfig(process.env);
  for (const hint of findMisspelled(process.env)) console.error(hint);
  const { app, store, data, rules } = await openSite(root, config);
  const hints = await listContentHints(root, data, rules.current(), config);
  for (const hint of hints) console.error(hint);
  stopOnSignal(app);
  await checkStore(store);
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  // Standard output is the log's.
  console.error(`The site is ready: http://localhost:${port}`);
}

/** A database that cannot be reached now may be later: the pages do not wait for it. */
async function checkStore(store: Site['store']): Promise<void> {
  try {
    await store.check();
  } catch (error) {
    if (!(error instanceof StoreUnavailable) || error instanceof StoreRefused) throw error;
    console.error(`${error.message} Messages are refused until it can be.`);
  }
}

try {
  await main();
} catch (error) {
  console.error(explainStart(error, process.env['HOST']));
  process.exit(1);
}
