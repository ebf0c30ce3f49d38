import { INLINE } from '../engine/content-model.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const NOTHING: readonly string[] = [];

/** What a parser ends before it begins the element anew, or what ends the element. */
const NEVER_INSIDE: ReadonlyMap<string, string> = new Map([
  ['p', `:not(${[...INLINE].join()})`],
  ['a', 'a'],
  ...HEADINGS.split(', ').map((name) => [name, HEADINGS] as const),
]);

/** Where a parser puts an element. */
const PARENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', ['ul', 'ol']],
  ['dd', ['dl']],
  ['dt', ['dl']],
  ['rp', ['ruby']],
  ['rt', ['ruby']],
  ['caption', ['table']],
  ['colgroup', ['table']],
  ['col', ['colgroup']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tfoot', ['table']],
  ['tr', ['thead', 'tbody', 'tfoot']],
  ['td', ['tr']],
  ['th', ['tr']],
]);

/** Of elements that hold no text, what they may hold. */
const CHILDREN: ReadonlyMap<string, readonly string[]> = new Map([
  ['table', ['caption', 'colgroup', 'thead', 'tbody', 'tfoot']],
  ['colgroup', ['col']],
  ['thead', ['tr']],
  ['tbody', ['tr']],
  ['tfoot', ['tr']],
  ['tr', ['td', 'th']],
  ...['br', 'col', 'hr', 'img', 'source', 'wbr'].map((name) => [name, NOTHING] as const),
]);

/** True when a parser that reads an element where it stands leaves it there, and what it holds in it. */
export function isWellPlaced(element: Element): boolean {
  const { localName } = element;
  const forbidden = NEVER_INSIDE.get(localName);
  const parents = PARENTS.get(localName);
  const children = CHILDREN.get(localName);
  if (forbidden && element.firstElementChild && element.querySelector(forbidden)) return false;
  if (parents && !parents.includes(element.parentElement?.localName ?? '')) return false;
  if (localName === 'pre') return !element.textContent.startsWith('\n');
  return !children || [...element.childNodes].every((child) => isOneOf(child, children));
}

/** True also for spaces where there may be elements. */
function isOneOf({ nodeType, nodeName, nodeValue }: ChildNode, names: readonly string[]): boolean {
  if (nodeType === 1) return names.includes(nodeName.toLowerCase());
  return names !== NOTHING && /^[\t\n\f ]*$/.test(nodeValue ?? '');
}
