import { configuredSinks } from '../../server/delivery/open-sinks.ts';
import type { MessageStore } from '../../server/messages/message-store.ts';
import { EXIT, UsageError, type Command } from '../command.ts';
import { readOptions } from '../options.ts';
import { writeHelp } from '../run-command.ts';
import { withStore, write } from './with-store.ts';

const HELP = `Usage: npm run -s messages -- replay (--dead | <id>)

Lets deliveries be tried again at once; the running server sends them on.

Options:
  --dead   all deliveries that were given up
  --help   this text

With an id: one message goes to every sink that is configured, whether it was there or not.
What was bound for one that is not configured any more is left out.

Exit codes: 0 something waits now, 1 there was nothing to replay, 2 wrong usage.
`;

/** `messages replay`: deliveries are tried again. */
export const replay: Command = async (args) => {
  const { values, positionals } = readOptions(args, { dead: { type: 'boolean' } });
  if (values.help) return writeHelp(HELP);
  const [id] = positionals;
  if (positionals.length > 1 || (id === undefined) !== (values.dead === true)) {
    throw new UsageError('Give --dead or the id of one message.');
  }
  return withStore(async (store, config) => {
    const sinks = configuredSinks(config);
    const { waiting, leftOut } = await store.replay(sinks, id ?? null, new Date().toISOString());
    write(`${waiting} ${waiting === 1 ? 'delivery waits' : 'deliveries wait'} to be sent.\n`);
    if (waiting === 0 && id !== undefined) write(await explainNothing(store, id, sinks));
    for (const { sink, count } of leftOut) {
      const what = `${count} ${count === 1 ? 'delivery to it is' : 'deliveries to it are'}`;
      write(`${sink} is not configured: ${what} left out.\n`);
    }
    return waiting > 0 ? EXIT.clean : EXIT.findings;
  });
};

const IF_NOT = 'If that one has ended meanwhile, the next one sends it within half a minute.';

/** Why nothing of a message waits to be sent; '' when the sinks that are left out say it. */
async function explainNothing(
  store: MessageStore,
  id: string,
  sinks: readonly string[],
): Promise<string> {
  const message = (await store.list()).find((one) => one.id === id);
  if (!message) return `There is no message ${id}.\n`;
  if (message.status !== 'quarantined') {
    const isInHand = message.deliveries.some(({ sink }) => sinks.includes(sink));
    if (isInHand) return `A server is sending it at this moment. ${IF_NOT}\n`;
    return message.deliveries.length > 0 ? '' : 'Nothing is configured to send it to.\n';
  }
  return `It is in quarantine: "messages release ${id}" takes it out and sends it on.\n`;
}
