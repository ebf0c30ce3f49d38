import type { Selector } from '../contract/rules.ts';
import type { Finder } from './define-finder.ts';
import { finders } from './finders/index.ts';
import { isDrawnByComponent } from './mount-points.ts';

const byName = new Map(finders.map((finder) => [finder.name, finder as Finder]));

export interface Found {
  readonly elements: readonly Element[];
  /** Which selector of the list found them, counted from 1; 0 when none did. */
  readonly alternative: number;
}

/** What the first selector of a list that finds something finds inside the root. */
export function findFirst(selectors: readonly Selector[], root: Element): Found {
  for (const [index, selector] of selectors.entries()) {
    const elements = findElements(selector, root);
    if (elements.length > 0) return { elements, alternative: index + 1 };
  }
  return { elements: [], alternative: 0 };
}

/**
 * What one selector finds inside the root, what components have drawn left out.
 * @throws when the selector is no valid CSS or names no finder.
 */
export function findElements(selector: Selector, root: Element): Element[] {
  const find = (inner: Selector): Element[] => follow(inner, { root, find });
  return find(selector).filter((element) => !isDrawnByComponent(element));
}

function follow(selector: Selector, scope: Parameters<Finder['find']>[1]): Element[] {
  if (typeof selector === 'string') return [...scope.root.querySelectorAll(selector)];
  return finderOf(selector).find(selector, scope);
}

/** The finder that a selector object names: `container-of` before the `css` that narrows it. */
function finderOf(selector: Exclude<Selector, string>): Finder {
  const names = Object.keys(selector).filter((key) => byName.has(key));
  const name = names.find((candidate) => candidate !== 'css') ?? names[0];
  if (name === undefined) {
    throw new Error(`No finder is named here: ${Object.keys(selector).join(', ')}.`);
  }
  return byName.get(name) as Finder;
}
