import type { Message } from '../../server/messages/message.ts';
import { describeStore } from '../../server/messages/open-store.ts';
import { EXIT, UsageError, type Command } from '../command.ts';
import { readOptions } from '../options.ts';
import { writeHelp } from '../run-command.ts';
import { formatTable } from './format-table.ts';
import { withStore, write } from './with-store.ts';

const HELP = `Usage: npm run -s messages -- [list] [--json]

Lists all messages, the oldest first, with their state: new, quarantined, delivered, waiting, dead.

Options:
  --json   everything that is stored, as JSON: also why a delivery failed, and when it is tried again
  --help   this text
`;

/** `messages list`: the messages as a table or as JSON. */
export const list: Command = async (args) => {
  const { values, positionals } = readOptions(args, { json: { type: 'boolean' } });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 0) throw new UsageError('This command takes options only.');
  return withStore(async (store, config) => {
    const messages = await store.list();
    if (values.json) write(`${JSON.stringify(messages, null, 2)}\n`);
    else if (messages.length > 0) write(formatTable(COLUMNS, messages.map(toCells)));
    else write(`No messages in ${describeStore(config)}.\n`);
    return EXIT.clean;
  });
};

const COLUMNS = ['Received', 'State', 'From', 'Email', 'Phone', 'Subject', 'Message', 'Id'];

function toCells(message: Message): string[] {
  const { fields } = message;
  const name = 'name' in fields ? fields.name : `${fields.firstName} ${fields.lastName}`;
  const received = message.receivedAt.slice(0, 16).replace('T', ' ');
  return [
    received,
    describeState(message),
    name,
    fields.email,
    fields.phone ?? '',
    fields.subject,
    fields.message,
    message.id,
  ];
}

/** How far a message has come: the worst of its deliveries counts. */
export function describeState({ status, deliveries }: Message): string {
  if (status === 'quarantined') return 'quarantined';
  const states = new Set(deliveries.map(({ state }) => state));
  const worst = (['dead', 'waiting', 'delivered'] as const).find((state) => states.has(state));
  return worst ?? 'new';
}
