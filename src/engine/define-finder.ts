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
  /** How it decides, if it decides about each element by itself. */
  readonly filter?: (options: Options) => Filter;
  /** Otherwise: the selectors whose findings decide, and how they stand; if nothing is said, anything may. */
  readonly dependsOn?: (options: Options) => readonly Selector[];
  /** It finds others, too, when a page is shown or an image is loaded, which is no change of the page. */
  readonly looksAtLoading?: boolean;
}

/** Some of the elements that fit a CSS selector: those that read a certain text. */
export interface Filter {
  readonly css: string;
  /** One of them stands in the text of every element that fits; normalized. None: any text may do. */
  readonly texts: readonly string[];
  /** CSS that is looked for in an element. */
  readonly inside?: string;
  fits(element: Element): boolean;
}

interface FinderDefinition<Schema extends OptionsSchema, Options> {
  readonly name: string;
  readonly summary: string;
  readonly schema: Schema;
  readonly find: (options: Options, scope: FindScope) => Element[];
  readonly dependsOn?: (options: Options) => readonly Selector[];
  readonly looksAtLoading?: boolean;
}

interface FilterDefinition<Schema extends OptionsSchema, Options> {
  readonly name: string;
  readonly summary: string;
  readonly schema: Schema;
  readonly filter: (options: Options) => Filter;
}

/** Declares a finder that decides about each element by itself. */
export function defineFilter<const Schema extends OptionsSchema>(
  definition: FilterDefinition<Schema, OptionsOf<Schema>>,
): Finder<OptionsOf<Schema>> {
  const find = (options: OptionsOf<Schema>, { root }: FindScope): Element[] => {
    const { css, fits } = definition.filter(options);
    return [...root.querySelectorAll(css)].filter(fits);
  };
  return { ...definition, find };
}

/** Declares a finder; its options' type follows from their schema. */
export function defineFinder<const Schema extends OptionsSchema>(
  definition: FinderDefinition<Schema, OptionsOf<Schema>>,
): Finder<OptionsOf<Schema>> {
  return definition;
}
