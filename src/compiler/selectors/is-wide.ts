import type { AttributeSelector, CssNode, SelectorList } from 'css-tree';
import { isWide } from '../../engine/trust/selector-names.ts';
import { alternativesOf, parseCss, partsOf } from './parse-css.ts';

const EVERYWHERE = new Set(['style', 'class', 'id', 'href', 'src']);
const OFTEN_MISSING = new Set([
  'alt',
  'title',
  'href',
  'src',
  'loading',
  'width',
  'height',
  'lang',
]);

/** These ask for a part of a value: one letter stands in nearly each. */
const PARTIAL = new Set(['^=', '$=', '*=']);

/** True when a CSS selector says no more than which kind of element, at every of its parts. */
export function isWideCss(css: string): boolean {
  const { list } = parseCss(css);
  return list !== null && isWideList(list);
}

/** True when `*` alone is looked for: that is too wide even where a wide selector is fine. */
export function isUniversal(css: string): boolean {
  const { list } = parseCss(css);
  return (
    list !== null &&
    alternativesOf(list).some((one) => partsOf(one).every(isStar) && isWideParts(partsOf(one)))
  );
}

function isStar(part: CssNode): boolean {
  return part.type === 'Combinator' || (part.type === 'TypeSelector' && part.name === '*');
}

function isWideList(list: SelectorList): boolean {
  return alternativesOf(list).some((selector) => isWideParts(partsOf(selector)));
}

/** One narrow part anywhere makes the whole narrow: `.hero p`. */
function isWideParts(parts: readonly CssNode[]): boolean {
  return parts.every((part) => !isNarrow(part));
}

function isNarrow(part: CssNode): boolean {
  switch (part.type) {
    case 'TypeSelector':
      return !isWide(part.name);
    case 'IdSelector':
    case 'ClassSelector':
      return true;
    case 'AttributeSelector':
      return isNarrowAttribute(part);
    case 'PseudoClassSelector':
      return isNarrowPseudo(part.name.toLowerCase(), part.children?.toArray() ?? []);
    default:
      return false;
  }
}

function isNarrowAttribute({ name, matcher, value }: AttributeSelector): boolean {
  if (matcher === null) return !EVERYWHERE.has(name.name.toLowerCase());
  if (!PARTIAL.has(matcher)) return true;
  const text = value?.type === 'String' ? value.value : (value?.name ?? '');
  return text.length > 1;
}

function isNarrowPseudo(name: string, inside: readonly CssNode[]): boolean {
  const lists = inside.filter((node) => node.type === 'SelectorList');
  if (name === 'not') return lists.some(isMissingAttribute);
  return lists.length === 0 || !lists.some(isWideList);
}

/** `:not([alt])` is the way to say what is missing; any other `:not()` leaves nearly everything. */
function isMissingAttribute(list: SelectorList): boolean {
  const [only, ...others] = alternativesOf(list).flatMap(partsOf);
  if (others.length > 0 || only?.type !== 'AttributeSelector') return false;
  return OFTEN_MISSING.has(only.name.name.toLowerCase());
}
