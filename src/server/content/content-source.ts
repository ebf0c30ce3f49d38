/** Where page bodies come from. Both answer null for what does not exist. */
export interface ContentSource {
  readPage(slug: string): Promise<FoundContent | null>;
  readPost(slug: string): Promise<FoundContent | null>;
  /** The paths that its files may be shown under; left out where a source cannot tell what it has. */
  list?(): readonly string[];
  /** What an operator should know, such as a source that is down; empty when all is well. */
  problems(): readonly string[];
}

/** A page's whole HTML. */
export interface FoundContent {
  readonly html: string;
  /** Seconds since it was fetched, when the source cannot be asked now; else null. */
  readonly staleFor: number | null;
}

/** The source cannot be asked now, and nothing was kept from earlier. */
export class ContentUnavailable extends Error {}
