import { join } from 'node:path';
import { fromCheckout } from '../../server/config/from-checkout.ts';
import { ConfigError, readConfig, type Config } from '../../server/config/read-config.ts';
import { StoreUnavailable } from '../../server/messages/database.ts';
import type { MessageStore } from '../../server/messages/message-store.ts';
import { openStore } from '../../server/messages/open-store.ts';
import { EXIT, type ExitCode } from '../command.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Opens the store that the server uses, does something with it, and closes it. */
export async function withStore(
  work: (store: MessageStore, config: Config) => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    const config = fromCheckout(ROOT, readConfig(process.env));
    const store = openStore(config);
    return await work(store, config).finally(() => store.close());
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof StoreUnavailable)) throw error;
    process.stderr.write(`${error.message}\n`);
    return EXIT.findings;
  }
}

/** Writes all of a text; a pipe that is closed early is no error. */
export function write(text: string): void {
  process.stdout.on('error', () => {});
  process.stdout.write(text);
}
