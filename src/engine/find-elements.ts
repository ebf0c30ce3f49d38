import type { Selector } from '../contract/rules.ts';
import type { Filter, Finder } from './define-finder.ts';
import { finders } from './finders/index.ts';
import { isDrawnByComponent } from './mount-points.ts';

const byName = new Map(finders.map((finder) => [finder.name, finder as Finder]));

export interface Found {
  readonly elements: readonly Element[];
  /** Which selector of the list found them, counted from 1; 0 when none did. */
  readonly alternative: number;
}

export const NOTHING: Found = { elements: [], alternative: 0 };

/** What the first selector of a list that finds something finds inside the root. */
export function findFirst(selectors: readonly Selector[], root: Element): Found {
  let alternative = 0;
  for (const selector of selectors) {
    alternative += 1;
    const elements = findElements(selector, root);
    if (elements.length > 0) return { elements, alternative };
  }
  return NOTHING;
}

/** What one CSS selector finds inside the root, if it is all that a rule asks for. */
export function findByCss(css: string, root: Element): Found {
  const elements = query(css, root);
  return elements.length > 0 ? { elements: elements.filter(isFree), alternative: 1 } : NOTHING;
}

/**
 * What one selector finds inside the root, what components have drawn left out.
 * @throws when the selector is no valid CSS or names no finder.
 */
export function findElements(selector: Selector, root: Element): Element[] {
  const elements = follow(selector, root);
  return elements.length > 0 ? elements.filter(isFree) : elements;
}

/** How a selector decides about each element, if it has a finder that does so by itself. */
export function findFilter(selector: Exclude<Selector, string>): Filter | null {
  return finderOf(selector).filter?.(selector) ?? null;
}

/** On what depends what a selector with a finder finds. */
interface Dependencies {
  /** Null when it may be anything. */
  readonly selectors: readonly Selector[] | null;
  readonly looksAtLoading: boolean;
}

export function findDependencies(selector: Exclude<Selector, string>): Dependencies {
  const { dependsOn, looksAtLoading = false } = finderOf(selector);
  return { selectors: dependsOn?.(selector) ?? null, looksAtLoading };
}

function isFree(element: Element): boolean {
  return !isDrawnByComponent(element);
}

function follow(selector: Selector, root: Element): Element[] {
  if (typeof selector === 'string') return query(selector, root);
  const find = (inner: Selector): Element[] => findElements(inner, root);
  return finderOf(selector).find(selector, { root, find });
}

/** Most find nothing. */
function query(css: string, root: Element): Element[] {
  const elements = root.querySelectorAll(css);
  return elements.length > 0 ? [...elements] : [];
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
