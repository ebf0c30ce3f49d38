import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';
import type { Code } from '../codes.ts';
import { cut, fileProblem, show, type Diagnostic } from '../diagnostic.ts';
import { findCutByComma } from './cut-off.ts';
import { NO_BREAK_SPACE, selectorSign, UNSEEN_LETTER } from './explain-yaml-error.ts';
import {
  ALIASES,
  hasPlaceholder,
  isBracketedWord,
  isSelectorKey,
  PLACEHOLDERS,
  RESERVED,
} from './forbidden.ts';
import { HAS_UNSEEN } from './reason-of.ts';
import { tooDeep } from './guard-text.ts';
import { LIMITS } from '../limits.ts';
import { positionOf } from '../position.ts';
import { quote } from '../quote.ts';
import type { SourceFile } from '../source-file.ts';

const TAGS = 'Tags beginning with ! are not allowed.';
const COMMA = 'In braces a comma ends a text. Put the whole text in quotes.';

/** What YAML can say and rule files may not: aliases, tags, reserved names, placeholders, depth. */
export function checkNodes(source: SourceFile): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const tell: Tell = (node, code, message, isQuoted = false) => {
    const range = node.range ?? [0, 0];
    const start = propertyStart(source, range[0]);
    const position = positionOf(source.text, [start, Math.max(range[1], start + 1)]);
    const written = source.text.slice(start, range[1]).trim();
    const suggestion =
      isQuoted && !written.includes('\n') ? { suggestion: cut(quote(written)) } : {};
    diagnostics.push({ ...fileProblem(source.path, code, message), ...position, ...suggestion });
  };
  checkTree(source.root, { key: '', depth: 1 }, tell);
  return diagnostics;
}

/** @param isQuoted what stands there is right as soon as it stands in quotes */
type Tell = (node: Pick<Node, 'range'>, code: Code, message: string, isQuoted?: boolean) => void;

interface Place {
  /** The key that a node stands under, lists passed over. */
  readonly key: string;
  /** How many groups and lists it stands in, itself included. */
  readonly depth: number;
  /** It is a key itself; what is wrong with that has been told. */
  readonly isKey?: boolean;
}

/** Looks at a node and all below it. @returns false when it is too deep: that ends the search. */
function checkTree(node: unknown, { key, depth, isKey = false }: Place, tell: Tell): boolean {
  if (!isNode(node)) return true;
  const isTooDeep = isCollection(node) && depth > LIMITS.depth;
  if (isTooDeep) {
    tell(node, 'R008', tooDeep(depth));
    return false;
  }
  const cutOff = isMap(node) ? findCutByComma(node) : null;
  if (cutOff) {
    tell(cutOff, 'R002', COMMA, true);
    return true;
  }
  if (isMap(node)) checkTwice(node, tell);
  if (!isKey) checkNode(node, key, tell);
  if (!isCollection(node)) return true;
  return node.items.every((item) => {
    if (!isPair(item)) return checkTree(item, { key, depth: depth + 1 }, tell);
    checkKey(item, tell);
    const below = { key: nameOfKey(item), depth: depth + 1 };
    const isFlat = checkTree(item.key, { ...below, isKey: true }, tell);
    return isFlat && checkTree(item.value, below, tell);
  });
}

/**
 * A key that is written twice is told where it is written again, once. Behind a second id all keys
 * are those of another rule, whose dash is missing.
 */
function checkTwice(map: YAMLMap, tell: Tell): void {
  const known = new Map<string, number>();
  for (const { key } of map.items) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    const times = known.get(name) ?? 0;
    known.set(name, times + 1);
    if (times !== 1) continue;
    const remedy = name === 'id' ? 'Keep one, or begin a new entry with "- ".' : 'Keep one.';
    tell(key, 'R004', `${nameOf(name)} is written twice here. ${remedy}`);
    if (name === 'id') return;
  }
}

function nameOf(key: string): string {
  return /^[\w-]+$/.test(key) ? cut(key) : show(key);
}

function checkKey(pair: Pair, tell: Tell): void {
  const key = pair.key as Node;
  const name = nameOfKey(pair);
  if (name.includes('\u00A0')) tell(key, 'R001', NO_BREAK_SPACE);
  else if (HAS_UNSEEN.test(name)) tell(key, 'R001', UNSEEN_LETTER);
  if (name === '<<') tell(key, 'R005', ALIASES);
  if (RESERVED.has(name)) tell(key, 'R010', `The name "${name}" is reserved.`);
  if ('tag' in key && key.tag) tell(key, 'R006', TAGS);
}

function nameOfKey({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

function checkNode(node: Node, key: string, tell: Tell): void {
  const isSelector = isSelectorKey(key);
  if (isAlias(node) || ('anchor' in node && node.anchor)) {
    if (isSelector) tell(node, 'R003', selectorSign(key), true);
    else tell(node, 'R005', ALIASES);
  } else if ('tag' in node && node.tag === '!include') {
    tell(node, 'R013', PLACEHOLDERS);
  } else if ('tag' in node && node.tag) {
    if (isSelector) tell(node, 'R003', selectorSign(key), true);
    else tell(node, 'R006', TAGS);
  } else if (isScalar(node) && hasPlaceholder(String(node.value))) {
    tell(node, 'R013', PLACEHOLDERS);
  } else if (isSelector && isBracketed(node)) {
    tell(node, 'R003', selectorSign(cut(key)), true);
  }
}

/** `[data-x]` without quotes: to YAML a list of one word. */
function isBracketed(node: Node): boolean {
  if (!isSeq(node) || !node.flow || node.items.length !== 1) return false;
  const [item] = node.items;
  return isScalar(item) && item.type === 'PLAIN' && isBracketedWord(item.value);
}

/** Anchors and tags stand before the node that they belong to. */
function propertyStart({ text }: SourceFile, start: number): number {
  const properties = /(?:[&!][^\s"',[\]{}]*\s*)+$/.exec(text.slice(0, start));
  return properties ? properties.index : start;
}
