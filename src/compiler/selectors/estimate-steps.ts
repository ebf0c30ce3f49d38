import type { CssNode, SelectorList } from 'css-tree';
import { alternativesOf, listsIn, partsOf } from './parse-css.ts';

/**
 * How many steps a selector takes on a page of 10,000 elements, by a model and not by a clock, so
 * that the answer is the same on every machine.
 *
 * The model: every element is tried against the last part. Of those, a share passes the part's
 * plain tests: all for `*`, one in 3 for a wide element (div), one in 20 for another element, one
 * in 50 for an attribute, one in 100 for a class, one for an id. Each that passes walks on to the
 * left: 1 step for `>` and `+`, 10 for a space (a page is about ten levels deep), 20 for `~`. On
 * each step the part there is tried. A part costs 1, and what stands in :not(), :is() or :has()
 * again for the share that passes its plain tests; inside of :has(), a walk goes to the right.
 */
export function estimateSteps(list: SelectorList): number {
  return sum(alternativesOf(list).map((selector) => complexSteps(partsOf(selector))));
}

const ELEMENTS = 10_000;
const DEPTH = 10;
const SIBLINGS = 20;
const REACH: Readonly<Record<string, number>> = { '>': 1, '+': 1, ' ': DEPTH, '~': SIBLINGS };
const WIDE = new Set('div p span a section img ul ol li td tr'.split(' '));

function complexSteps(parts: readonly CssNode[]): number {
  const { compounds, combinators } = split(parts);
  const last = compounds.pop() ?? [];
  const candidates = ELEMENTS * shareOf(last);
  const walks = compounds.toReversed().map((compound, index) => {
    const combinator = combinators.at(-1 - index) ?? ' ';
    return candidates * (REACH[combinator] ?? DEPTH) * costOf(compound);
  });
  return ELEMENTS * costOf(last) + sum(walks);
}

function split(parts: readonly CssNode[]): { compounds: CssNode[][]; combinators: string[] } {
  const compounds: CssNode[][] = [[]];
  const combinators: string[] = [];
  for (const part of parts) {
    if (part.type === 'Combinator') {
      combinators.push(part.name);
      compounds.push([]);
    } else compounds.at(-1)?.push(part);
  }
  return { compounds, combinators };
}

/** One test, and the tests in its brackets for the share that comes so far. */
function costOf(compound: readonly CssNode[]): number {
  const brackets = sum(compound.map((part) => bracketCost(part)));
  return 1 + shareOf(compound) * brackets;
}

function bracketCost(part: CssNode): number {
  if (part.type !== 'PseudoClassSelector') return 0;
  const isHas = part.name.toLowerCase() === 'has';
  return sum(
    listsIn(part).flatMap((list) =>
      alternativesOf(list).map((inner) => innerCost(partsOf(inner), isHas)),
    ),
  );
}

function innerCost(parts: readonly CssNode[], isHas: boolean): number {
  const { compounds, combinators } = split(parts);
  const walks = isHas && parts[0]?.type !== 'Combinator' ? [' ', ...combinators] : combinators;
  return sum(
    compounds.map(
      (compound, index) => costOf(compound) * (REACH[walks[index - (isHas ? 0 : 1)] ?? '>'] ?? 1),
    ),
  );
}

/** Which share of all elements passes a part's plain tests. */
function shareOf(compound: readonly CssNode[]): number {
  return Math.min(1, ...compound.map(plainShare));
}

function plainShare(part: CssNode): number {
  switch (part.type) {
    case 'IdSelector':
      return 1 / ELEMENTS;
    case 'ClassSelector':
      return 1 / 100;
    case 'AttributeSelector':
      return 1 / 50;
    case 'TypeSelector':
      if (part.name === '*') return 1;
      return WIDE.has(part.name.toLowerCase()) ? 1 / 3 : 1 / 20;
    default:
      return 1;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
