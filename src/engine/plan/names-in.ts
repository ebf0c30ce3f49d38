/** What stands between two names, as HTML has it: a space that does not break a line is part of a name. */
const SPACES = /[\t\n\f\r ]+/;

/** The names in an attribute, in small letters: in old documents their case does not count. Each once. */
export function namesIn(value: string | null): string[] {
  if (value === null) return [];
  return [...new Set(value.toLowerCase().split(SPACES))].filter((name) => name !== '');
}
