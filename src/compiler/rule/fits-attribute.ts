import type { AttributeSelector } from 'css-tree';

type Fits = (value: string, wanted: string) => boolean;

const BY_MATCHER: Readonly<Record<string, Fits>> = {
  '=': (value, wanted) => value === wanted,
  '~=': (value, wanted) => value.split(/\s+/).includes(wanted),
  '|=': (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
  '^=': (value, wanted) => value.startsWith(wanted),
  '$=': (value, wanted) => value.endsWith(wanted),
  '*=': (value, wanted) => value.includes(wanted),
};

/** True when a selector such as `[href$=".pdf"]` fits an attribute of this value. */
export function fitsAttribute(selector: AttributeSelector, value: string): boolean {
  const wanted = wantedBy(selector);
  const fits = BY_MATCHER[selector.matcher ?? ''];
  if (wanted === null || !fits) return true;
  if (selector.flags?.toLowerCase() !== 'i') return fits(value, wanted);
  return fits(value.toLowerCase(), wanted.toLowerCase());
}

function wantedBy({ value }: AttributeSelector): string | null {
  if (!value) return null;
  return value.type === 'Identifier' ? value.name : value.value;
}
