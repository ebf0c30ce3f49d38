/** A page record, as `GET /api/pages/*` and `GET /api/blog/{slug}` answer it. */
export interface PageRecord {
  /** The page's whole HTML as the page builder exported it. */
  readonly content: string;
}

/** An error, as every API answers it. */
export interface ApiError {
  readonly message: string;
}

/** Where a page's record is fetched, for a slug such as `services/voip`. */
export function pageEndpoint(slug: string): string {
  return `/api/pages/${slug}`;
}

/** Where a blog post's record is fetched. */
export function blogEndpoint(slug: string): string {
  return `/api/blog/${slug}`;
}
