/** One compound of a CSS selector: what stands between two combinators. */
export interface Compound {
  readonly text: string;
  /** What leads to it: `>`, `+`, `~`, a space, or nothing for the first. */
  readonly combinator: string;
  /** The selector from its beginning up to here. */
  readonly prefix: string;
}

/** The selectors between commas. */
export function splitList(css: string): string[] {
  return cutAt(css, (sign) => sign === ',').map((part) => part.trim());
}

/** The compounds of a selector without commas, left to right. */
export function splitCompounds(selector: string): Compound[] {
  const compounds: Compound[] = [];
  let start = 0;
  let combinator = '';
  const outside = outerSigns(selector);
  for (let index = 0; index <= selector.length; index += 1) {
    const isEnd = index === selector.length || (outside.has(index) && isSeparator(selector[index]));
    if (!isEnd) continue;
    if (index > start) {
      const prefix = selector.slice(0, index);
      compounds.push({ text: selector.slice(start, index), combinator, prefix });
    }
    const next = skipSeparators(selector, index);
    combinator = selector.slice(index, next).trim() || ' ';
    start = next;
    index = Math.max(index, next - 1);
  }
  return compounds;
}

/** The simple selectors of a compound: `h2`, `.title`, `[id]`, `:not(.old)`. */
export function splitSimples(compound: string): string[] {
  const outside = outerSigns(compound);
  const starts = [...outside].filter((index) => index > 0 && /[.#[:]/.test(compound[index] ?? ''));
  const edges = [0, ...starts, compound.length];
  return edges.slice(0, -1).map((start, index) => compound.slice(start, edges[index + 1]));
}

function isSeparator(sign: string | undefined): boolean {
  return sign !== undefined && /[\s>+~]/.test(sign);
}

function skipSeparators(text: string, from: number): number {
  let index = from;
  while (isSeparator(text[index])) index += 1;
  return index;
}

function cutAt(text: string, isCut: (sign: string) => boolean): string[] {
  const cuts = [...outerSigns(text)].filter((index) => isCut(text[index] ?? ''));
  const edges = [-1, ...cuts, text.length];
  return edges.slice(0, -1).map((edge, index) => text.slice(edge + 1, edges[index + 1]));
}

/**
 * The places of all signs that stand in no bracket and no quotes; an opening bracket counts. A
 * quote after a backslash ends nothing.
 */
function outerSigns(text: string): Set<number> {
  const outside = new Set<number>();
  let depth = 0;
  let quote = '';
  for (const { 0: sign, index } of text.matchAll(/\\?[^]/g)) {
    if (quote !== '') {
      if (sign === quote) quote = '';
      continue;
    }
    if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0) outside.add(index);
    if (sign === '(' || sign === '[') depth += 1;
    if (depth > 0 && (sign === '"' || sign === "'")) quote = sign;
  }
  return outside;
}
