import type { Selector } from '../contract/rules.ts';
import type { OptionsOf, OptionsSchema } from './json-schema.ts';

/** What a finder looks in. */
export interface FindScope {
  /** The page's main content; nothing outside of it is ever found. */
  readonly root: Element;
  /** Follows a selector inside the finder's own options. */
  readonly find: (selector: Selector) => Element[];
}

/** Finds what CSS cannot say. One file each in `finders/`; the name is the finder's key in YAML. */
export interface Finder<Options = unknown> {
  readonly name: string;
  /** One sentence for the documentation and the editor. */
  readonly summary: string;
  /** Its own key is the first of the required options. */
  readonly schema: OptionsSchema;
  /** The elements found, in document order. */
  find(options: Options, scope: FindScope): Element[];
}

interface FinderDefinition<Schema extends OptionsSchema, Options> {
  readonly name: string;
  readonly summary: string;
  readonly schema: Schema;
  readonly find: (options: Options, scope: FindScope) => Element[];
}

/** Declares a finder; its options' type follows from their schema. */
export function defineFinder<const Schema extends OptionsSchema>(
  definition: FinderDefinition<Schema, OptionsOf<Schema>>,
): Finder<OptionsOf<Schema>> {
  return definition;
}
