import { lexer } from 'css-tree';

type Styles = Readonly<Record<string, string>>;

/** What brackets hold is a part of it. */
const WORD = /(?:[^\s(]|\([^)]*\))+/g;

const SIDES = ['top', 'right', 'bottom', 'left'];
/** What a line around an element says, and what it says of what is left out. */
const LINE = { width: 'medium', style: 'none', color: 'currentcolor' };

/** A declaration, written always alike, and all that it stands for when it is a shorthand. */
export function spellOutStyle(property: string, value: string): Styles {
  const words = (value.toLowerCase().match(WORD) ?? []).map(plainZero);
  return { [property]: words.join(' '), ...shorthands[property]?.(words) };
}

const shorthands: Readonly<Record<string, (words: readonly string[]) => Styles>> = {
  margin: (words) => onSides('margin-', '', words),
  padding: (words) => onSides('padding-', '', words),
  gap: ([row = '', column = row]) => ({ 'row-gap': row, 'column-gap': column }),
  border: (words) => merge(SIDES.map((side) => line(side, words))),
  ...Object.fromEntries(
    SIDES.map((side) => [`border-${side}`, (words: readonly string[]) => line(side, words)]),
  ),
  ...Object.fromEntries(
    Object.keys(LINE).map((part) => [
      `border-${part}`,
      (words: readonly string[]) => onSides('border-', `-${part}`, words),
    ]),
  ),
};

/** One to four values go round the sides. */
function onSides(before: string, after: string, words: readonly string[]): Styles {
  const [top = '', right = top, bottom = top, left = right] = words;
  const values = [top, right, bottom, left];
  return Object.fromEntries(
    SIDES.map((side, index) => [`${before}${side}${after}`, values[index] ?? '']),
  );
}

/** Width, style and color come in any order; who leaves one out resets it. */
function line(side: string, words: readonly string[]): Styles {
  return Object.fromEntries(
    Object.entries(LINE).map(([part, initial]) => {
      const property = `border-${side}-${part}`;
      const said = words.find((word) => lexer.matchProperty(property, word).error === null);
      return [property, said ?? initial];
    }),
  );
}

function merge(styles: readonly Styles[]): Styles {
  return Object.assign({}, ...styles) as Styles;
}

/** Browsers write 0 and 0px alike. */
function plainZero(word: string): string {
  return /^0[a-z]*$/.test(word) ? '0' : word;
}
