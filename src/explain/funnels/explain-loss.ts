import { countValues, listCounted, nearestWords } from '../nearest.ts';
import { showElement } from '../show-element.ts';
import { explainAttribute } from './explain-attribute.ts';
import { findSafely } from './funnel-scope.ts';

/** Where a CSS selector lost its last element. */
export interface Loss {
  /** The part that nothing has: `.title`. */
  readonly simple: string;
  /** The selector before the compound, with its combinator: `.hero > `. */
  readonly before: string;
  /** The parts of the same compound that something still has: `h4`. */
  readonly known: string;
  readonly combinator: string;
  readonly root: Element;
}

/** What the page has in place of what was looked for; empty when there is nothing to say. */
export function explainLoss(loss: Loss): string {
  return explainPlace(loss) || explainWord(loss);
}

/** It is on the page, but somewhere else. */
function explainPlace({ simple, before, known, combinator, root }: Loss): string {
  if (before === '') return '';
  const elsewhere = findSafely(known + simple, root);
  const [first] = elsewhere;
  if (!first) return '';
  const parent = before
    .trim()
    .replace(/[>+~]$/, '')
    .trim();
  const deeper = combinator === '>' ? findSafely(`${parent} ${known}${simple}`, root).length : 0;
  if (deeper > 0) return `${deeper} deeper inside ${parent}: write a space in place of >`;
  return `the page has ${elsewhere.length} elsewhere: ${showElement(first)}`;
}

function explainWord(loss: Loss): string {
  const { simple, before, known, root } = loss;
  const candidates = known === '' ? [] : findSafely(before + known, root);
  const all = [...root.querySelectorAll('*')];
  switch (simple[0]) {
    case '.':
      return explainName('class', simple.slice(1), candidates, all, (one) => [...one.classList]);
    case '#':
      return explainName('id', simple.slice(1), candidates, all, (one) => (one.id ? [one.id] : []));
    case '[':
      return explainAttribute(simple, candidates.length > 0 ? candidates : all);
    case ':':
      return candidates.length > 0
        ? `none of the ${candidates.length} ${before}${known} is so`
        : '';
    default:
      return explainBareName(simple, root) || explainTag(simple.toLowerCase(), all);
  }
}

/** Near names on the whole page; if there are none, what the elements have that fit so far. */
function explainName(
  kind: string,
  wanted: string,
  candidates: readonly Element[],
  all: readonly Element[],
  namesOf: (element: Element) => string[],
): string {
  const near = nearestWords(wanted, countValues(all.flatMap(namesOf)));
  if (near.length > 0) return `nearest ${kind}: ${listCounted(near)}`;
  const theirs = countValues(candidates.flatMap(namesOf)).slice(0, 3);
  if (theirs.length > 0) return `they have the ${kind} ${listCounted(theirs)}`;
  return `nothing on the page has the ${kind} ${wanted}`;
}

/** A class or an id, copied without its sign. */
function explainBareName(name: string, root: Element): string {
  for (const css of [`.${name}`, `#${name}`]) {
    const { length } = findSafely(css, root);
    if (length > 0) return `no element is called that; ${css} finds ${length}`;
  }
  return '';
}

const HEADING = /^h[1-6]$/;

function explainTag(tag: string, all: readonly Element[]): string {
  const tags = countValues(all.map(({ localName }) => localName));
  if (!HEADING.test(tag)) return `nothing on the page is a <${tag}>`;
  const headings = tags
    .filter(({ value }) => HEADING.test(value))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1));
  return headings.length > 0 ? `the page has ${listCounted(headings)}` : 'the page has no headings';
}
