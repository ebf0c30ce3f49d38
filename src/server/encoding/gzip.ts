import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A stretch of text, compressed so that it can stand anywhere in a gzip file. */
export interface Stretch {
  readonly plain: Buffer;
  readonly deflated: Buffer;
}

/** No name, no time, whatever system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
/** The last block, with nothing in it. */
const END = Buffer.from([3, 0]);
/** Bytes in a block that is not compressed. */
const MOST_STORED = 0xffff;

/** Compresses a stretch as well as can be. It refers to nothing before it, and ends with a whole byte. */
export function deflateStretch(plain: Buffer): Stretch {
  const options = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  return { plain, deflated: deflateRawSync(plain, options) };
}

/**
 * One gzip file (RFC 1952) of several pieces, one after the other. What has not been compressed
 * stands in it as it is.
 * @returns the file's bytes, in pieces, too
 */
export function joinGzip(pieces: readonly (Stretch | Buffer)[]): Buffer[] {
  const chunks: Buffer[] = [HEADER];
  let [check, size] = [0, 0];
  for (const piece of pieces) {
    const plain = Buffer.isBuffer(piece) ? piece : piece.plain;
    check = crc32(plain, check);
    size += plain.length;
    if (Buffer.isBuffer(piece)) chunks.push(...store(piece));
    else chunks.push(piece.deflated);
  }
  return [...chunks, END, writeNumber(check), writeNumber(size)];
}

/** Blocks as RFC 1951 has them (3.2.4): their kind, their length twice, and the bytes themselves. */
function store(plain: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < plain.length; at += MOST_STORED) {
    const bytes = plain.subarray(at, at + MOST_STORED);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(bytes.length, 1);
    head.writeUInt16LE(~bytes.length & 0xffff, 3);
    blocks.push(head, bytes);
  }
  return blocks;
}

/** Of 32 bits; a larger one loses what does not fit. */
function writeNumber(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number >>> 0);
  return bytes;
}
