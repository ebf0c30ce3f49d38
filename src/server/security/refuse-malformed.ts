import type { IncomingMessage } from 'node:http';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface Refused {
  readonly status: 400 | 405 | 414;
  readonly message: string;
}

/**
 * Requests that Node's parser lets through but that no browser sends: they are refused before any
 * route sees them. Null: nothing is wrong.
 */
export function refuseMalformed(request: IncomingMessage): Refused | null {
  const { method = '', url = '' } = request;
  if (!METHODS.has(method)) return { status: 405, message: 'This method is not served.' };
  if (countHeader(request, 'host') !== 1) {
    return { status: 400, message: 'A request needs exactly one Host.' };
  }
  if (!/^[\w.:[\]-]+$/.test(request.headers.host ?? '')) {
    return { status: 400, message: 'The Host is no host name.' };
  }
  if (!url.startsWith('/') || url.startsWith('//')) {
    return { status: 400, message: 'The address must be a path.' };
  }
  if (MALFORMED.test(url)) return { status: 400, message: 'The address is not well-formed.' };
  return url.length > 2048 ? { status: 414, message: 'The address is too long.' } : null;
}

/** In the path: what stands behind it, browsers send as people wrote it, such as `?promo=50%`. */
const MALFORMED = /^[^?]*(?:[\\\s]|%00|%(?![\da-f]{2}))/i;

function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;
}
