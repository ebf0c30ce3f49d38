import type { FastifyReply } from 'fastify';

/** Seconds after which what cannot be had now may be there again. */
const SOON = '30';

/** Says that it is worth coming back. A search engine, too, then keeps what it knows of an address. */
export function sayLater(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', SOON);
}
