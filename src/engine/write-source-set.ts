import type { Edit } from './change.ts';
import { writeAttribute } from './write.ts';

/** At the beginning of a candidate: an address can hold another one. */
const EACH_SOURCE = /(?<=^|[\s,])(?:https?:)?\/\S+/gi;

/** Writes other addresses into an image's `srcset`, if it has one; what says which to take stays. */
export function writeSourceSet(image: Element, change: (address: string) => string): Edit | null {
  const sourceSet = image.getAttribute('srcset');
  if (sourceSet === null) return null;
  return writeAttribute(
    image,
    'srcset',
    sourceSet.replace(EACH_SOURCE, (part) => change(part)),
  );
}
