const MOST_ATTRIBUTES = 4;
const LONGEST_VALUE = 60;
const LONGEST_TEXT = 60;

/** An element's opening tag as a person reads it: long values cut, a few attributes only. */
export function showElement(element: Element): string {
  const attributes = [...element.attributes];
  const shown = attributes
    .slice(0, MOST_ATTRIBUTES)
    .map(({ name, value }) => ` ${name}="${cutText(value, LONGEST_VALUE)}"`);
  const more = attributes.length > MOST_ATTRIBUTES ? ' …' : '';
  return `<${element.localName}${shown.join('')}${more}>`;
}

/** A text's beginning, its spaces and line breaks made one. */
export function showText(text: string, longest = LONGEST_TEXT): string {
  return cutText(text.replace(/\s+/g, ' ').trim(), longest);
}

function cutText(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
