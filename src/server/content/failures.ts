import { isRecent } from '../is-recent.ts';

/** Why a source, or one page of it, cannot be had. Times are milliseconds since 1970. */
interface Failure {
  /** When it was asked last. */
  readonly at: number;
  readonly since: number;
  readonly reason: string;
}

/** Milliseconds after which a page that nobody asked for again tells nothing of now. */
const TELLING = 600_000;
const MOST_PAGES = 2_000;

/**
 * What is wrong with a source: with all of it when it was not reached, and with the one page when it
 * answered, but wrongly.
 */
export class Failures {
  readonly #host: string;
  #source: Failure | null = null;
  readonly #pages = new Map<string, Failure>();

  constructor(host: string) {
    this.#host = host;
  }

  /** The source was not reached. */
  noteSource(reason: string): void {
    this.#source = renew(this.#source, reason);
  }

  /** The source answered, but wrongly. */
  notePage(name: string, reason: string): void {
    const failure = renew(this.#pages.get(name), reason);
    this.clear(name);
    this.#pages.set(name, failure);
    if (this.#pages.size > MOST_PAGES) this.#pages.delete(this.#pages.keys().next().value!);
  }

  /** The source was reached, and nothing is wrong with this page. */
  clear(name: string): void {
    this.#source = null;
    this.#pages.delete(name);
  }

  /** Whether the source or this page of it failed less than so many milliseconds ago. */
  isRecent(name: string, milliseconds: number): boolean {
    const failures = [this.#source, this.#pages.get(name)];
    return failures.some((one) => one && isRecent(one.at, milliseconds));
  }

  /** A sentence for an operator; none when all is well. */
  describe(): string[] {
    if (this.#source) return [`${this.#host} gives no pages ${tell(this.#source)}`];
    const pages = [...this.#pages].filter(([, { at }]) => isRecent(at, TELLING));
    const last = pages.at(-1);
    if (!last) return [];
    const others = pages.length > 1 ? ` So it is with ${pages.length - 1} more.` : '';
    return [`${last[0]} cannot be had ${tell(last[1])}${others}`];
  }
}

function renew(before: Failure | null | undefined, reason: string): Failure {
  const at = Date.now();
  return { at, since: before?.since ?? at, reason };
}

function tell({ since, reason }: Failure): string {
  return `since ${new Date(since).toISOString()}: ${reason}`;
}
