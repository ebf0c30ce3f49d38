import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something may have been sent by another site's page.
 * @param publicUrl the address that visitors use, when a proxy changes the Host header
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return site !== undefined;
  return !isOwnOrigin(origin, [headers.host, publicUrl?.host]);
}

function isOwnOrigin(origin: string, hosts: readonly (string | undefined)[]): boolean {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return hosts.some((own) => own !== undefined && own.toLowerCase() === host);
}
