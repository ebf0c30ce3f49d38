export type ScreenName =
  'home' | 'page' | 'post' | 'services' | 'industries' | 'privacy' | 'cloud-services' | 'redirect';

/** One route of the site, as `content/routes.yaml` lists them. */
export interface RouteEntry {
  /** In the router's syntax; see `match-route.ts`. */
  readonly pattern: string;
  readonly screen: ScreenName;
  /** The page record's slug; `*` stands for what the pattern's wildcard matched. */
  readonly slug?: string;
  /** Templates; a redirect has none. */
  readonly title?: string;
  readonly description?: string;
  /** The path that search engines shall know, where several lead to the page. */
  readonly canonical?: string;
  /** Where an old address leads. */
  readonly redirectTo?: string;
  /** When the page fails to load, it is fetched once more, directly. */
  readonly fetchedDirectly?: true;
  /** When the page fails to load, it says so in a few words. */
  readonly failsBriefly?: true;
  /** What structured data calls the page. */
  readonly kind?: 'service';
}
