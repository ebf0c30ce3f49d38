import { LIMITS } from '../limits.ts';
import { hasPlaceholder, isBracketedWord, isSelectorKey, RESERVED } from './forbidden.ts';

/** A key that every YAML parser reads alike, which is no long one. */
const KEY = /^(?!(?:null|true|false)$)[a-z][\w-]{0,63}$/;
/** A number too large for a computer: to some parsers a text. */
const HUGE = /^[-+]?[\d.]+e\+?\d+$/i;

type Group = Readonly<Record<string, unknown>>;

/** True for a file with rules, in which nothing stands that a rule file may not say. */
export function isOrdinary(value: unknown): value is Group {
  if (!isGroup(value) || !Array.isArray(value['rules'])) return false;
  return value['rules'].every(isGroup) && isFine(value, '', 1);
}

/**
 * @param key the key that it stands under, lists passed over
 * @param depth how many groups and lists it stands in, itself included
 */
function isFine(value: unknown, key: string, depth: number): boolean {
  if (typeof value === 'string') return !hasPlaceholder(value) && !HUGE.test(value);
  // Empty, or the rest of a text that a comma has cut.
  if (value === null) return false;
  if (typeof value !== 'object') return true;
  if (depth > LIMITS.depth) return false;
  if (Array.isArray(value)) {
    if (isSelectorKey(key) && value.length === 1 && isBracketedWord(value[0])) return false;
    return value.every((item) => isFine(item, key, depth + 1));
  }
  return Object.entries(value).every(
    ([name, inner]) => isFineKey(name) && isFine(inner, name, depth + 1),
  );
}

function isFineKey(name: string): boolean {
  return KEY.test(name) && !RESERVED.has(name);
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
