import { purgeBefore } from '../../server/messages/retention.ts';
import { EXIT, UsageError, type Command } from '../command.ts';
import { readOptions } from '../options.ts';
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
  const { values, positionals } = readOptions(args, { days: { type: 'string' } });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 0) throw new UsageError('This command takes options only.');
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
