import { isMap, isNode, isScalar, parseDocument, type Pair } from 'yaml';
import { quote } from './quote.ts';
import { finderNames } from './schema/rule-schema.ts';
import { suggestFinder } from './selectors/suggest-finder.ts';
import { isSelectorKey } from './yaml/forbidden.ts';

/** Below these stands a group of keys, whatever they are called, and never a text. */
const HOLDERS_OF_KEYS = ['when', 'not', 'expect', 'retry', 'style', 'props'];
/** Below these stands CSS, and no finder. */
const HOLDERS_OF_CSS = ['css', 'empty', 'unless'];

const PAIR = /^\s*(?<name>[a-z-]+): +(?<value>\S.*?)\s*$/;
const NEXT_PAIR = /, *(?=[a-z-]+: )/;

/**
 * The group of keys that is meant by a text without braces: `heading: Our Team` below `selector`.
 * Null where it is a text, or cannot be understood.
 */
export function putInBraces(key: string, text: string): string | null {
  const { name = '', value = '' } = PAIR.exec(text)?.groups ?? {};
  if (name === '' || !(holdsFinders(key) || HOLDERS_OF_KEYS.includes(key))) return null;
  if (holdsFinders(key) && !finderNames.includes(name)) return suggestFinder(name, value) ?? null;
  const pairs = text.split(NEXT_PAIR).map(writePair);
  return [text.trim(), pairs.join(', ')].map((inside) => `{ ${inside} }`).find(isGroup) ?? null;
}

function holdsFinders(key: string): boolean {
  return isSelectorKey(key) && !HOLDERS_OF_CSS.includes(key);
}

function writePair(pair: string): string {
  const { name = '', value = '' } = PAIR.exec(pair)?.groups ?? {};
  const plain = `${name}: ${value}`;
  const group = putInBraces(name, value);
  if (group !== null) return `${name}: ${group}`;
  return isGroup(`{ ${plain} }`) || /^["']/.test(value) ? plain : `${name}: ${quote(value)}`;
}

/** True for a group in braces in which each key has a value. */
function isGroup(yaml: string): boolean {
  const { contents, errors } = parseDocument(yaml, { stringKeys: true, logLevel: 'error' });
  return errors.length === 0 && isMap(contents) && contents.items.every(hasValue);
}

function hasValue({ value }: Pair): boolean {
  return isNode(value) && !(isScalar(value) && value.value === null);
}
