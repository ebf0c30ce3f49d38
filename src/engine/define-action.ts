import type { Edit } from './change.ts';
import type { OptionsOf, OptionsSchema } from './json-schema.ts';
import type { PageContext } from './page-context.ts';
import type { OptionRefusal } from './trust/index.ts';

/** What a rule can do to an element. One file each in `actions/`; the name is the word in YAML. */
export interface Action<Options = unknown> {
  readonly name: string;
  /** One sentence for the documentation and the editor. */
  readonly summary: string;
  readonly schema: OptionsSchema;
  /** What it writes and to which value; two rules that differ in one of these are in conflict. */
  writes(options: Options): Readonly<Record<string, string>>;
  readonly looksAt: LooksAt;
  /** Whether with these options what becomes of its element becomes of all that is in it. */
  strikesContent(options: Options): boolean;
  /** What the options ask for that no rule may do. */
  refuse(options: Options): readonly OptionRefusal[];
  /** Writes only where something differs. Returns the edit, or null when all is as it should be. */
  apply(element: Element, options: Options, page: PageContext): Edit | null;
}

/**
 * What an action looks at to decide what to write. `attributes`: only at those of its element, and
 * done again it finds all as it should be. `surroundings`: at all that its element holds, and at
 * what stands beside it or beside one of the elements around it, up to the nearest block that
 * stands in no link.
 */
export type LooksAt = 'attributes' | 'surroundings' | 'page';

interface ActionDefinition<Schema extends OptionsSchema, Options> {
  readonly name: string;
  readonly summary: string;
  readonly schema: Schema;
  readonly writes: (options: Options) => Readonly<Record<string, string>>;
  /** The whole page, if nothing is said. */
  readonly looksAt?: LooksAt;
  /** Never, if nothing is said. */
  readonly strikesContent?: (options: Options) => boolean;
  readonly refuse?: (options: Options) => readonly OptionRefusal[];
  readonly apply: (element: Element, options: Options, page: PageContext) => Edit | null;
}

/** Declares an action; its options' type follows from their schema. */
export function defineAction<const Schema extends OptionsSchema>(
  definition: ActionDefinition<Schema, OptionsOf<Schema>>,
): Action<OptionsOf<Schema>> {
  return { looksAt: 'page', strikesContent: () => false, refuse: () => [], ...definition };
}
