import { configuredSinks } from '../../server/delivery/open-sinks.ts';
import { EXIT, UsageError, type Command } from '../command.ts';
import { readOptions } from '../options.ts';
import { writeHelp } from '../run-command.ts';
import { withStore, write } from './with-store.ts';

const HELP = `Usage: npm run -s messages -- release <id>

Takes a message out of quarantine; the running server sends it on.

Exit codes: 0 released, 1 no such message in quarantine, 2 wrong usage.
`;

/** `messages release`: a suspected message was a real one. */
export const release: Command = async (args) => {
  const { values, positionals } = readOptions(args, {});
  if (values.help) return writeHelp(HELP);
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new UsageError('Give the id of a message.');
  return withStore(async (store, config) => {
    const sinks = configuredSinks(config);
    const isReleased = await store.release(id, sinks, new Date().toISOString());
    write(isReleased ? describeWay(sinks) : 'There is no such message in quarantine.\n');
    return isReleased ? EXIT.clean : EXIT.findings;
  });
};

/** Where it goes is what the settings of this command say, which may not be the server's. */
function describeWay(sinks: readonly string[]): string {
  if (sinks.length === 0) return 'The message is released. Nothing is configured to send it to.\n';
  return `The message is released and waits to be sent to: ${sinks.join(', ')}.\n`;
}
