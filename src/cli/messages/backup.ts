import { existsSync } from 'node:fs';
import { EXIT, UsageError, type Command } from '../command.ts';
import { readOptions } from '../options.ts';
import { writeHelp } from '../run-command.ts';
import { withStore, write } from './with-store.ts';

const HELP = `Usage: npm run -s messages -- backup <file>

Writes a complete copy of the embedded database to a new file, while the server may be running.
For PostgreSQL use pg_dump.
`;

/** `messages backup`: a copy of the database. */
export const backup: Command = async (args) => {
  const { values, positionals } = readOptions(args, {});
  if (values.help) return writeHelp(HELP);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError('Give one new file.');
  if (existsSync(file)) throw new UsageError(`${file} is there already.`);
  return withStore(async (store) => {
    await store.backup(file);
    write(`The copy is in ${file}.\n`);
    return EXIT.clean;
  });
};
