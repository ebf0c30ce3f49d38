import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends an answer that is there in pieces, without putting it together first. */
export function sendPieces(pieces: readonly Buffer[], reply: FastifyReply): FastifyReply {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const stream = new Readable({
    read() {
      for (const piece of pieces) this.push(piece);
      this.push(null);
    },
  });
  return reply.header('content-length', length).send(stream);
}
