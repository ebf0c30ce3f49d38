/**
 * The compiled rules: what the compiler makes of `rules/*.yaml` and the engine applies.
 * Plain JSON, one version, one hash; delivered as `/rules.json`.
 */
export interface CompiledRules {
  /** Version of this format. The engine refuses any other. */
  readonly version: 1;
  /** Hash of the rules' content: 16 hexadecimal digits. */
  readonly hash: string;
  /** In the order in which they are applied. */
  readonly rules: readonly CompiledRule[];
}

/** One correction. */
export interface CompiledRule {
  /** Unique in the set, kebab-case. */
  readonly id: string;
  /** Where the author finds it. `line` counts from 1. */
  readonly source: { readonly file: string; readonly line: number };
  /** The reason, in the author's words. */
  readonly why: string;
  /** Route patterns; see `match-route.ts`. */
  readonly routes: readonly string[];
  /** Route patterns on which the rule does not count after all. */
  readonly except: readonly string[];
  /** All must hold. */
  readonly when: readonly Condition[];
  /** Alternatives: the first that finds something wins. */
  readonly selectors: readonly Selector[];
  /** An action's name. */
  readonly action: string;
  /** The action's own options. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Milliseconds after the page is shown, ascending; 0 is before it is shown. */
  readonly delays: readonly number[];
  /** Milliseconds: look again every … for at most …, until something is found. */
  readonly retry: { readonly every: number; readonly for: number } | null;
  /** How many elements the author counts on. Above `max` the rule does not run. */
  readonly expect: { readonly min?: number; readonly max?: number };
  /** True: one element at most, once a visit. */
  readonly once: boolean;
  /** ISO dates (`2026-11-21`): the firm's first and last day on which the rule counts. */
  readonly from: string | null;
  readonly until: string | null;
}

/** CSS, or a finder: an object whose keys are the finder's name and its options. */
export type Selector = string | Readonly<Record<string, unknown>>;

/** What a page may be asked for, each by its word. */
export interface ConditionWords {
  readonly exists: Selector;
  readonly 'path-contains': string | readonly string[];
  readonly not: Condition;
}

/** One condition of a page: one of those words, and what belongs to it. */
export type Condition = {
  [Word in keyof ConditionWords]: Pick<ConditionWords, Word>;
}[keyof ConditionWords];
