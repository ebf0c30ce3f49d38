import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 in hexadecimal digits, synchronous both in Node and in browsers. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}
