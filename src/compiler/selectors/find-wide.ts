import type { Selector } from '../../contract/rules.ts';
import { CSS_OPTIONS, innerSelectors } from './finder-options.ts';
import { isUniversal, isWideCss } from './is-wide.ts';

type Path = readonly string[];

/** Where a selector says no more than the kind of element; null when it is narrow enough. */
export function findWide(selector: unknown): Path | null {
  return findBy(selector, isWideCss);
}

/** Where a selector looks for `*`. */
export function findUniversal(selector: unknown): Path | null {
  return findBy(selector, isUniversal);
}

function findBy(selector: unknown, test: (css: string) => boolean): Path | null {
  if (typeof selector === 'string') return test(selector) ? [] : null;
  if (typeof selector !== 'object' || selector === null) return null;
  return findInFinder(selector as Exclude<Selector, string>, test);
}

/** A text, a number or a place narrows what is found; only these pass on what is inside of them. */
function findInFinder(
  selector: Exclude<Selector, string>,
  test: (css: string) => boolean,
): Path | null {
  const name = ['all-of', 'container-of', 'end-of', 'css'].find(
    (candidate) => candidate in selector,
  );
  if (name === undefined || 'first' in selector) return null;
  if (name === 'css') {
    const hasText = 'text' in selector || 'text-contains' in selector;
    return !hasText && test(String(selector[CSS_OPTIONS['css']?.[0] ?? 'css'])) ? ['css'] : null;
  }
  const inner = innerSelectors(name, selector).map(({ path, selector: one }) => {
    const at = one === 'main' ? null : findBy(one, test);
    return at && [...path, ...at];
  });
  return inner.every((path) => path !== null) ? (inner[0] ?? null) : null;
}
