import { parseArgs } from 'node:util';
import { purgeBefore } from '../../server/messages/retention.ts';
import { EXIT, UsageError, type Command } from '../command.ts';
import { writeHelp } from '../run-command.ts';
import { withStore, write } from './with-store.ts';

const HELP = `Usage: npm run -s messages -- purge [--days <number>]

Deletes messages for good. The server does the same by itself, once an hour.

Options:
  --days <number>   messages that are older (default: RETENTION_DAYS)
  --help            this text
`;

/** `messages purge`: deletes what is too old. */
export const purge: Command = async (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: { days: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return writeHelp(HELP);
  if (values.days !== undefined && !/^\d{1,5}$/.test(values.days)) {
    throw new UsageError(`--days is a whole number, not "${values.days}".`);
  }
  return withStore(async (store, { retentionDays }) => {
    const days = values.days === undefined ? retentionDays : Number(values.days);
    const count = await store.purge(purgeBefore(days, Date.now()));
    write(`${count} ${count === 1 ? 'message is' : 'messages are'} deleted.\n`);
    return EXIT.clean;
  });
};
