import type { IncomingMessage } from 'node:http';

/**
 * Tells whether a visitor uses https: the public address says so, or the proxy before us does.
 * @param trustedProxies how many proxies are ours; without one nobody's word counts
 */
export function secureTest(
  publicUrl: URL | null,
  trustedProxies: number,
): (request: IncomingMessage) => boolean {
  if (publicUrl?.protocol === 'https:') return () => true;
  if (trustedProxies === 0) return () => false;
  return ({ headers }) => {
    const protocols = String(headers['x-forwarded-proto'] ?? '').split(',');
    return protocols.some((protocol) => protocol.trim() === 'https');
  };
}
