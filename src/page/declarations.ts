/** One declaration of a style attribute. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

/** A piece of CSS that hides separators: a comment, an escape, a string. Each may be cut off. */
const PIECE =
  /\/\*[\s\S]*?(?:\*\/|$)|\\[\s\S]|"(?:\\[\s\S]|[^"\\])*(?:"|$)|'(?:\\[\s\S]|[^'\\])*(?:'|$)|[\s\S]/g;
const LONGEST_VALUE = 2_000;

/** Reads a style attribute, in order: of two declarations of one property the last valid one wins. */
export function readDeclarations(style: string): Declaration[] {
  return splitDeclarations(style).flatMap(readDeclaration);
}

/** Writes declarations as the text of a style attribute. */
export function writeDeclarations(declarations: readonly Declaration[]): string {
  return declarations
    .map(
      ({ property, value, important }) => `${property}: ${value}${important ? ' !important' : ''}`,
    )
    .join('; ');
}

function splitDeclarations(style: string): string[] {
  const declarations = [''];
  let depth = 0;
  for (const [piece] of style.matchAll(PIECE)) {
    if ('([{'.includes(piece)) depth += 1;
    if (')]}'.includes(piece)) depth = Math.max(0, depth - 1);
    if (piece === ';' && depth === 0) declarations.push('');
    else declarations.push(declarations.pop() + (piece.startsWith('/*') ? ' ' : piece));
  }
  return declarations;
}

function readDeclaration(text: string): Declaration[] {
  const colon = text.indexOf(':');
  if (colon < 0) return [];
  const property = text.slice(0, colon).trim().toLowerCase();
  const written = text.slice(colon + 1).trim();
  const mark = written.lastIndexOf('!');
  const important =
    mark >= 0 &&
    written
      .slice(mark + 1)
      .trim()
      .toLowerCase() === 'important';
  const value = important ? written.slice(0, mark).trimEnd() : written;
  if (value === '' || value.length > LONGEST_VALUE) return [];
  return [{ property, value, important }];
}
