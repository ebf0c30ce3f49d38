import type { Selector } from '../../../contract/rules.ts';
import { findElements } from '../../../engine/find-elements.ts';
import { candidatesAround } from './candidates-around.ts';
import { isRefused } from './is-refused.ts';
import { ownCandidates } from './own-candidates.ts';

/** A way to say which element is meant. */
export interface Suggestion {
  readonly selector: Selector;
  /** Until when it will hold, for a person. */
  readonly reason: string;
  /** How many elements of this page it finds. */
  readonly count: number;
}

const MOST = 5;
const LEAST = 3;
/** Each further element that is found too makes a selector worse. */
const PENALTY = 6;

/** Three to five selectors for an element, the one that will last best and mean least else first. */
export function suggestSelectors(element: Element, root: Element): Suggestion[] {
  const found = [...ownCandidates(element), ...candidatesAround(element, root)]
    .filter(({ selector }) => !isRefused(selector))
    .map((candidate) => ({ ...candidate, hits: findSafely(candidate.selector, root) }))
    .filter(({ hits }) => hits.includes(element))
    .map(({ hits, ...rest }) => ({ ...rest, count: hits.length }))
    .toSorted((one, other) => worth(other) - worth(one));
  const different = found.filter(({ selector }, index) => {
    const text = JSON.stringify(selector);
    return found.findIndex((other) => JSON.stringify(other.selector) === text) === index;
  });
  const good = different.filter((one) => worth(one) > 45);
  const shown = good.length >= LEAST ? good : different.slice(0, LEAST);
  return shown.slice(0, MOST).map(({ selector, reason, count }) => ({ selector, reason, count }));
}

function worth({ lasts, count }: { lasts: number; count: number }): number {
  return lasts - Math.min(60, (count - 1) * PENALTY);
}

function findSafely(selector: Selector, root: Element): readonly Element[] {
  try {
    return findElements(selector, root);
  } catch {
    return [];
  }
}
