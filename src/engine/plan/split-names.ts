/** What stands between two names, as HTML has it: a space that does not break a line is part of a name. */
const SPACES = /[\t\n\f\r ]+/;
const OTHER_SPACE = /[\t\n\f\r]/;
const OTHER_SPACES = /[\t\n\f\r]/g;

/** A text with nothing else between names. */
export function withPlainSpaces(text: string): string {
  return OTHER_SPACE.test(text) ? text.replace(OTHER_SPACES, ' ') : text;
}

/** The names in a class attribute, with empty ones where there are more spaces than needed. */
export function splitNames(value: string): string[] {
  return value.split(OTHER_SPACE.test(value) ? SPACES : ' ');
}
