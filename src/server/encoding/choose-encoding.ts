import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

/**
 * The content encoding that who asks likes best of those that can be had, the first one if there is
 * no difference; null when it is none of them, and the text should go as it is.
 */
export function chooseEncoding<Encoding extends string>(
  request: FastifyRequest,
  encodings: readonly Encoding[],
): Encoding | null {
  const header = request.headers['accept-encoding'];
  if (header === undefined) return null;
  const chosen = negotiate(header.toString(), [...encodings, 'identity' as const]);
  return chosen === 'identity' ? null : chosen;
}
