/** SHA-256, in plain arithmetic: a synchronous one that Node and browsers share does not exist. */
export function sha256(text: string): string {
  const words = pad(new TextEncoder().encode(text));
  const state = primes(8).map((prime) => fraction(Math.sqrt(prime)));
  for (let block = 0; block < words.length; block += 16)
    digest(state, words.slice(block, block + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The bytes as 32-bit words, ended by a 1 and the length in bits. */
function pad(bytes: Uint8Array): number[] {
  const length = Math.ceil((bytes.length + 9) / 64) * 16;
  const words: number[] = Array.from({ length }, () => 0);
  for (let index = 0; index <= bytes.length; index += 1) {
    const byte = index === bytes.length ? 0x80 : (bytes[index] ?? 0);
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index % 4) * 8));
  }
  words[length - 2] = Math.floor((bytes.length * 8) / 2 ** 32);
  words[length - 1] = (bytes.length * 8) | 0;
  return words;
}

function digest(state: number[], block: readonly number[]): void {
  const schedule = extend(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [round, word] of schedule.entries()) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + (ROUNDS[round] ?? 0) + word) |
      0;
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = ((state[index] ?? 0) + word) | 0;
  }
}

function extend(block: readonly number[]): number[] {
  const words = [...block];
  for (let index = 16; index < 64; index += 1) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const one = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const two = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words.push(((words[index - 16] ?? 0) + one + (words[index - 7] ?? 0) + two) | 0);
  }
  return words;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return ((number % 1) * 2 ** 32) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
