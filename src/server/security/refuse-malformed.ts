import type { IncomingMessage } from 'node:http';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export const LONGEST_ADDRESS = 2048;

export interface Refused {
  readonly status: 400 | 405 | 414;
  readonly message: string;
}

/**
 * Requests that Node's parser lets through but that nobody sends who means well, or has typed well:
 * they are refused before any route sees them. Null: nothing is wrong.
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
  if (isMalformed(url)) return { status: 400, message: 'The address is not well-formed.' };
  return url.length > LONGEST_ADDRESS ? { status: 414, message: 'The address is too long.' } : null;
}

/** True for a path that none can be. What stands behind it may be as people wrote it: `?promo=50%`. */
export function isMalformed(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return /[\\\s]|%00/.test(path) || !isDecodable(path);
}

/** False where an escape is none, or no letter: `/100%`, `/caf%E9`. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;
}
