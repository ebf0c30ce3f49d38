import { byOrder } from './bucket.ts';

/** The elements, in document order, that fit some CSS and are or hold one of those given, within the root. */
export function fittingAround(
  inner: readonly Element[],
  css: string,
  root: Element,
): readonly Element[] {
  const fitting = new Set<Element>();
  for (const element of inner) {
    let next = element.closest(css);
    while (next && next !== root && root.contains(next)) {
      fitting.add(next);
      next = next.parentElement?.closest(css) ?? null;
    }
  }
  return fitting.size < 2 ? [...fitting] : [...fitting].toSorted(byOrder);
}
