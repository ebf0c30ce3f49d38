import type { JsonSchema } from './json-schema.ts';

/** What an editor offers beside the words of the language: what this site has at the moment. */
export interface LiveValues {
  /** The paths of the site's pages, and its route patterns. */
  readonly routes: readonly string[];
  readonly ruleIds: readonly string[];
  /** Pictures below public/, as rules name them: `images/logo.svg`. */
  readonly images: readonly string[];
}

/** Values to choose from, none of which is a must. */
export function offer(examples: readonly string[]): JsonSchema {
  return examples.length > 0 ? { examples } : {};
}
