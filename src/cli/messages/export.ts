import { contactFields } from '../../contract/contact-message.ts';
import type { Message } from '../../server/messages/message.ts';
import { EXIT, UsageError, type Command } from '../command.ts';
import { oneOf, readOptions } from '../options.ts';
import { writeHelp } from '../run-command.ts';
import { formatCsv } from './format-csv.ts';
import { describeState } from './list.ts';
import { withStore, write } from './with-store.ts';

const HELP = `Usage: npm run -s messages -- export [--format csv|json]

Writes all messages to standard output. In the CSV, whatever a spreadsheet could take for a formula
has an apostrophe before it: a cell, a line, or what follows a semicolon. JSON has all as it was sent.

Options:
  --format csv|json   (default: csv)
  --help              this text
`;

/** `messages export`: the messages for a spreadsheet or another system. */
export const exportMessages: Command = async (args) => {
  const { values, positionals } = readOptions(args, { format: { type: 'string', default: 'csv' } });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 0) throw new UsageError('This command takes options only.');
  const format = oneOf('format', values.format, ['csv', 'json']);
  return withStore(async (store) => {
    const messages = await store.list();
    write(format === 'json' ? `${JSON.stringify(messages)}\n` : toCsv(messages));
    return EXIT.clean;
  });
};

function toCsv(messages: readonly Message[]): string {
  const rows = messages.map((message) => {
    const fields: Readonly<Record<string, string | undefined>> = { ...message.fields };
    const { id, receivedAt } = message;
    return [
      id,
      receivedAt,
      describeState(message),
      ...contactFields.map((field) => fields[field] ?? ''),
    ];
  });
  return formatCsv([['id', 'receivedAt', 'state', ...contactFields], ...rows]);
}
