const MARKUP = /<\/?[a-z!][^>]*>/i;
/** `&amp;`, as it is copied out of a browser’s inspector. */
const ENTITY = /&(?:[a-z]+|#x?[\da-f]+);/i;

/** The first tag of HTML, or the first sign written as HTML writes it, that stands in a text. */
export function findMarkup(text: string): {
  tag?: string | undefined;
  entity?: string | undefined;
} {
  return { tag: MARKUP.exec(text)?.[0], entity: ENTITY.exec(text)?.[0] };
}
