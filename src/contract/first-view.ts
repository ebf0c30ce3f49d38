import type { CompiledRules } from './rules.ts';

/**
 * What a document carries beside a page's corrected body, so that a browser can go on from there
 * without fetching or correcting anything again.
 */
export interface FirstView {
  /** The page's path in small letters: `/services/voip`; a trailing slash stays. */
  readonly path: string;
  /** Where the page's content is fetched, for whoever wants the original. */
  readonly endpoint: string;
  /** The rules of this route; their hash is the whole set's. */
  readonly rules: CompiledRules;
  /** How far the rules that count had come by the time the body was written. */
  readonly progress: PageProgress;
}

/** What a session on a page must know to go on from where an earlier one left it. */
export interface PageProgress {
  /** What came of each rule that counts. */
  readonly rules: readonly RuleProgress[];
  /** Elements that no rule may write to any more, since rules fought over them. */
  readonly wornOut: readonly ElementPath[];
}

/** Where an element stands: from the body down, its place among the elements of each parent. */
export type ElementPath = readonly number[];

/** What came of a rule in an earlier session on the same page. */
export interface RuleProgress {
  /** The rule's. */
  readonly id: string;
  /** The most elements found in one look. */
  readonly found: number;
  /** How many writes were made. */
  readonly changed: number;
  /** Which selector of the list found them, counted from 1; 0 when none did. */
  readonly alternative: number;
  /** Ids of the rules with which it fought; left out when it never did. */
  readonly fights?: readonly string[];
  /** What went wrong, in one sentence; left out when nothing did. */
  readonly error?: string;
  /** It found a part of the page that no rule may change; left out when it never did. */
  readonly isProtected?: true;
}

/** The id of the block that holds the first view. */
export const FIRST_VIEW_ID = 'first-view';

/** The id of the style sheet that stands for the body's inline styles. */
export const FIRST_VIEW_STYLES_ID = 'first-view-styles';

/** Marks the element of a component that is drawn already; its value keeps ids in it apart. */
export const ISLAND = 'data-island';

/** Marks a part of a document in which nobody hears what is pressed yet: it is held. */
export const ASLEEP = 'data-asleep';

/** The name of the global list of what was pressed in parts that were asleep. */
export const HELD_PRESSES = 'heldPresses';

/** On the document's element while words are kept that were written in a form that is not shown. */
export const KEEPS_WORDS = 'data-keeps-words';
