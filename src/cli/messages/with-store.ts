import { fstatSync, writeFileSync } from 'node:fs';
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
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    return EXIT.findings;
  }
}

/** Not all of a text could be written. */
class OutputError extends Error {}

const STANDARD_OUTPUT = 1;
const EXPECTED = [ConfigError, StoreUnavailable, OutputError];

/**
 * Writes all of a text.
 * @throws OutputError when a file does not take it all, which the stream of Node does not notice
 */
export function write(text: string): void {
  if (fstatSync(STANDARD_OUTPUT).isFile()) return writeToFile(text);
  process.stdout.write(text);
}

function writeToFile(text: string): void {
  try {
    writeFileSync(STANDARD_OUTPUT, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OutputError(`Not all of it could be written: ${code}.`, { cause: error });
  }
}
