import { pino, type Logger } from 'pino';
import { contactFields } from '../contract/contact-message.ts';

export type { Logger };

/**
 * The server's log: one JSON object a line. Requests are named by their route and never by their
 * address line, and nobody's address, name or text is in it: the fields of a form are struck out,
 * should they slip into a line.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: contactFields.flatMap((name) => [`fields.${name}`, `body.${name}`, `*.fields.${name}`]),
  });
}
