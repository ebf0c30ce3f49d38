import { readFile, stat } from 'node:fs/promises';
import { ContentUnavailable } from './content-source.ts';
import { isBlank } from './is-blank.ts';

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

  /** @throws ContentUnavailable when nothing in it can be seen, as while it is being written */
  async read(): Promise<string> {
    const { ino, size, mtimeMs } = await stat(this.#path);
    const stamp = `${ino} ${size} ${mtimeMs}`;
    if (stamp === this.#stamp) return this.#text;
    const isPastTick = Date.now() - mtimeMs > CLOCK_TICK;
    const text = await readFile(this.#path, 'utf8');
    if (isBlank(text)) throw new ContentUnavailable('The file has no content.');
    this.#text = text;
    this.#stamp = isPastTick ? stamp : '';
    return this.#text;
  }
}
