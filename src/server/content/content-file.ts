import { readFile, stat } from 'node:fs/promises';

/** Milliseconds within which a file may change twice and keep its time. */
const CLOCK_TICK = 100;

/** A file that is read again only when it has changed. */
export class ContentFile {
  readonly #path: string;
  #text = '';
  /** What the file looked like from outside when it was read; empty when that may not tell enough. */
  #stamp = '';

  constructor(path: string) {
    this.#path = path;
  }

  async read(): Promise<string> {
    const { ino, size, mtimeMs } = await stat(this.#path);
    const stamp = `${ino} ${size} ${mtimeMs}`;
    if (stamp === this.#stamp) return this.#text;
    const isPastTick = Date.now() - mtimeMs > CLOCK_TICK;
    this.#text = await readFile(this.#path, 'utf8');
    this.#stamp = isPastTick ? stamp : '';
    return this.#text;
  }
}
