import { pino, type Logger } from 'pino';

export type { Logger };

/** Names under which personal data could slip into a log line; none of them is ever written. */
const PERSONAL = ['firstName', 'lastName', 'name', 'email', 'phone', 'subject', 'message'];

/**
 * The server's log: one JSON object a line. Requests are named by their route and never by their
 * address line, and nobody's address, name or text is in it.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: PERSONAL.flatMap((name) => [`fields.${name}`, `body.${name}`, `*.fields.${name}`]),
  });
}
