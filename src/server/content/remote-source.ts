export type ContentKind = 'pages' | 'blog';

/** What a remote source has under a slug. */
export type RemoteContent =
  | { readonly kind: 'content'; readonly html: string; readonly tag: string | null }
  | { readonly kind: 'same' }
  | { readonly kind: 'missing' };

/** The source did not answer at all, which says nothing of the page that it was asked for. */
export class SourceUnreached extends Error {}

/** A source of pages somewhere else. */
export interface RemoteSource {
  readonly host: string;
  /**
   * Asks for one page.
   * @param tag of the copy that is here already
   * @throws SourceUnreached when the source does not answer; another error when not with a page
   */
  fetchContent(
    kind: ContentKind,
    slug: string,
    tag: string | null,
    signal: AbortSignal,
  ): Promise<RemoteContent>;
}
