import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFresh } from '../is-fresh.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { compress, ENCODINGS, type Encoding } from './compress.ts';

/** A value as it is answered to everybody: written, named and compressed but once. */
export class FixedJson {
  readonly #text: string;
  readonly #tag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(value: unknown) {
    this.#text = JSON.stringify(value);
    this.#tag = `"${createHash('sha256').update(this.#text).digest('hex').slice(0, 16)}"`;
  }

  /** Answers it, or that who asks has it already. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = chooseEncoding(request, ENCODINGS);
    // Compressed, it says the same in other bytes.
    reply.header('etag', encoding === null ? this.#tag : `W/${this.#tag}`);
    reply.header('vary', 'accept-encoding');
    if (isFresh(request.headers['if-none-match'], this.#tag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    if (encoding === null) return reply.send(this.#text);
    return reply.header('content-encoding', encoding).send(await this.#compress(encoding));
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    let bytes = this.#compressed.get(encoding);
    if (bytes === undefined) {
      bytes = compress(this.#text, encoding, 9);
      this.#compressed.set(encoding, bytes);
    }
    return bytes;
  }
}
