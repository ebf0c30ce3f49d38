import type { CssNode } from 'css-tree';
import {
  checkGrammar,
  notValid,
  partsOf,
  spanOf,
  alternativesOf,
  TOO_WIDE,
  type CssProblem,
} from './parse-css.ts';

const words = (text: string): Set<string> => new Set(text.split(' '));

const PLAIN = words(
  'first-child last-child only-child first-of-type last-of-type only-of-type empty',
);
const COUNTED = words('nth-child nth-last-child nth-of-type nth-last-of-type');
const LISTED = words('not is where has');
const STATES = words(
  'hover active focus focus-within focus-visible visited link any-link target target-within ' +
    'checked disabled enabled required optional valid invalid read-only read-write default ' +
    'indeterminate placeholder-shown autofill host host-context defined fullscreen modal open ' +
    'popover-open playing paused user-valid user-invalid in-range out-of-range current past future',
);
const BY_TEXT = words('contains has-text text icontains matches-text');

/** Pseudo-elements, states, and what is no CSS at all. */
export function checkPseudo(node: CssNode): CssProblem | null {
  if (node.type === 'PseudoElementSelector') return noState(node);
  if (node.type !== 'PseudoClassSelector') return null;
  const name = node.name.toLowerCase();
  if (STATES.has(name) || /^(?:before|after|first-line|first-letter)$/.test(name))
    return noState(node);
  if (name === 'root' || name === 'scope') return tooWide(node);
  if (PLAIN.has(name))
    return node.children === null ? null : notValid(`:${name} takes no brackets`, spanOf(node));
  if (COUNTED.has(name)) return checkCount(node, name);
  if (LISTED.has(name)) return checkList(node, name);
  return unknown(node, name);
}

function noState(node: CssNode): CssProblem {
  const message = 'Pseudo-elements and mouse states cannot be used here.';
  return { code: 'R107', message, span: spanOf(node) };
}

function tooWide(node: CssNode): CssProblem {
  return { code: 'R102', message: TOO_WIDE, span: spanOf(node) };
}

function checkCount(node: CssNode, name: string): CssProblem | null {
  const [nth] = 'children' in node ? (node.children?.toArray() ?? []) : [];
  if (nth?.type !== 'Nth') return notValid(`:${name} needs a number in brackets`, spanOf(node));
  return nth.selector ? notValid(`"of" inside :${name} is not supported`, spanOf(node)) : null;
}

function checkList(node: CssNode, name: string): CssProblem | null {
  const [list] = 'children' in node ? (node.children?.toArray() ?? []) : [];
  if (list?.type !== 'SelectorList' || list.children.isEmpty) {
    return notValid(`:${name} needs a selector in brackets`, spanOf(node));
  }
  for (const selector of alternativesOf(list)) {
    const problem = checkGrammar(partsOf(selector), name === 'has');
    if (problem) return problem;
  }
  return null;
}

function unknown(node: CssNode, name: string): CssProblem {
  const problem = notValid(`:${name} is not known here`, spanOf(node));
  if (!BY_TEXT.has(name)) return problem;
  return { ...problem, suggestion: '{ css: p, text-contains: some words }' };
}
