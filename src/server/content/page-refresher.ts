import { findReason } from '../find-error-code.ts';
import type { Logger } from '../log.ts';
import type { Copies, Copy } from './copies.ts';
import { Failures } from './failures.ts';
import { isBlank } from './is-blank.ts';
import { SourceUnreached, type ContentKind, type RemoteSource } from './remote-source.ts';

export interface RefresherOptions {
  readonly source: RemoteSource;
  readonly copies: Copies;
  readonly log: Logger;
  /** Milliseconds that the source may take. */
  readonly patience?: number;
}

/** What is known of a slug; a copy of null: the source says that there is no such page. */
export interface Entry {
  readonly copy: Copy | null;
  readonly checkedAt: number;
}

const ENTRIES = 2_000;

/** Asks a remote source for pages, each once at a time, and keeps what it says. */
export class PageRefresher {
  readonly #failures: Failures;
  readonly #options: RefresherOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #running = new Map<string, Promise<Entry>>();

  constructor(options: RefresherOptions) {
    this.#options = options;
    this.#failures = new Failures(options.source.host);
  }

  /** What was learned of a page since the start. */
  entry(kind: ContentKind, slug: string): Entry | undefined {
    return this.#entries.get(this.#name(kind, slug));
  }

  /** The page as it was kept before the start. */
  readCopy(kind: ContentKind, slug: string): Promise<Copy | null> {
    return this.#options.copies.read(this.#name(kind, slug));
  }

  /** Whether the source, or this page of it, failed less than so many milliseconds ago. */
  hasJustFailed(kind: ContentKind, slug: string, milliseconds: number): boolean {
    return this.#failures.isRecent(this.#name(kind, slug), milliseconds);
  }

  /** What is wrong with the source, for an operator; empty when all is well. */
  problems(): readonly string[] {
    return this.#failures.describe();
  }

  /** Asks the source; many at the same time ask it once. */
  refresh(kind: ContentKind, slug: string, known: Copy | null): Promise<Entry> {
    const name = this.#name(kind, slug);
    const mine =
      this.#running.get(name) ??
      this.#ask(kind, slug, known).finally(() => this.#running.delete(name));
    this.#running.set(name, mine);
    return mine;
  }

  async #ask(kind: ContentKind, slug: string, known: Copy | null): Promise<Entry> {
    const { source, patience = 8_000 } = this.#options;
    const name = this.#name(kind, slug);
    try {
      const signal = AbortSignal.timeout(patience);
      const answer = await source.fetchContent(kind, slug, known?.tag ?? null, signal);
      if (answer.kind === 'content' && isBlank(answer.html)) {
        throw new Error('The answer of the source carries no content.');
      }
      this.#failures.clear(name);
      const fetchedAt = Date.now();
      if (answer.kind === 'missing') return await this.#forget(name, fetchedAt);
      const { html, tag } = answer.kind === 'same' ? known! : answer;
      return await this.#keep(name, { html, tag, fetchedAt });
    } catch (error) {
      this.#noteFailure(name, error);
      throw error;
    }
  }

  #noteFailure(name: string, error: unknown): void {
    const reason = findReason(error);
    if (error instanceof SourceUnreached) this.#failures.noteSource(reason);
    else this.#failures.notePage(name, reason);
    const { log, source } = this.#options;
    log.warn({ host: source.host, reason }, 'The content source gave no page.');
  }

  async #keep(name: string, copy: Copy): Promise<Entry> {
    await this.#options.copies.write(name, copy).catch((error: unknown) => {
      this.#options.log.warn({ reason: (error as Error).message }, 'A copy could not be kept.');
    });
    return this.#remember(name, { copy, checkedAt: copy.fetchedAt });
  }

  async #forget(name: string, checkedAt: number): Promise<Entry> {
    await this.#options.copies.remove(name).catch(() => {});
    return this.#remember(name, { copy: null, checkedAt });
  }

  #remember(name: string, entry: Entry): Entry {
    this.#entries.delete(name);
    this.#entries.set(name, entry);
    if (this.#entries.size > ENTRIES) this.#entries.delete(this.#entries.keys().next().value!);
    return entry;
  }

  #name(kind: ContentKind, slug: string): string {
    return `${this.#options.source.host} ${kind}/${slug}`;
  }
}
