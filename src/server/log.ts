import { pino, type Logger } from 'pino';
import { contactFields } from '../contract/contact-message.ts';

export type { Logger };

/**
 * The server's log: one JSON object a line. Requests are named by their route and never by their
 * address line, and nobody's address, name or text is in it: the fields of a form are struck out,
 * should they slip into a line.
 */
export function createLog(level: string): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: contactFields.flatMap((name) => [`fields.${name}`, `body.${name}`, `*.fields.${name}`]),
  };
  return pino(options, openOutput());
}

/**
 * No more of an error, and of what caused it, than their own words: PostgreSQL, for one, adds the
 * whole row that it refuses.
 */
function describeError(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, code, stack };
}

/** Characters of lines that wait for room on the disk; what comes on top of them is lost. */
const MOST_WAITING = 1_000_000;

/**
 * Standard output. A full disk behind it costs lines of the log and nothing else: without a listener
 * the error would end the process, and then the last flush would try for ever.
 */
function openOutput(): ReturnType<typeof pino.destination> {
  const output = pino.destination({ dest: 1, maxLength: MOST_WAITING });
  output.on('error', () => {
    output.flushSync = () => {};
  });
  return output;
}
