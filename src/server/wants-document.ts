import type { IncomingMessage } from 'node:http';

/** True for who would read a document: a browser that opens an address, not one that fetches a part of a page. */
export function wantsDocument({ method = '', headers }: IncomingMessage): boolean {
  return ['GET', 'HEAD'].includes(method) && /\btext\/html\b/i.test(headers.accept ?? '');
}
