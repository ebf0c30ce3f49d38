import type { Bucket } from './bucket.ts';
import { lowerCase } from './lower-case.ts';
import type { Needles } from './needles.ts';

export type OnHit = (bucket: Bucket, element: Element) => void;

/**
 * Looks through the values of an attribute at once: each stands in a line of its own.
 * @param isMeant whether a needle is meant where it stands; if not given, it always is
 */
export function scanValues(
  elements: ArrayLike<Element>,
  name: string,
  needles: Needles<Bucket>,
  onHit: OnHit,
  isMeant?: (values: string, at: number, end: number) => boolean,
): void {
  const values: string[] = [];
  for (let at = 0; at < elements.length; at += 1) {
    values.push(elements[at]?.getAttribute(name) ?? '');
  }
  const text = lowerCase(values.join('\n'));
  let [index, lineEnd] = [0, (values[0]?.length ?? 0) + 1];
  needles.scan(text, (bucket, at, end) => {
    if (isMeant && !isMeant(text, at, end)) return;
    while (at >= lineEnd) lineEnd += 1 + (values[(index += 1)]?.length ?? 0);
    onHit(bucket, elements[index] as Element);
  });
}
