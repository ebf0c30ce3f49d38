import type { RuleRun } from '../rule-run.ts';
import { ancestorsOf, partsOf, subjectOf } from './selector-shape.ts';
import type { WordChoice } from './word-choice.ts';

/** Something without which a rule finds nothing; names and needles in small letters. */
export type RuleKey =
  /** The element has it; `around`: an element around it has. */
  | { readonly kind: 'class' | 'id'; readonly name: string; readonly around: boolean }
  /** The value of the attribute contains the needle. */
  | { readonly kind: 'attribute'; readonly name: string; readonly needle: string }
  /** The element's text contains the word. */
  | { readonly kind: 'text'; readonly word: string }
  | { readonly kind: 'tag'; readonly name: string };

/** The keys of a rule, one of which everything that it finds has; null when there are none. */
export function keysOf(run: RuleRun, choice: WordChoice): RuleKey[] | null {
  const { css, filter } = run.reads;
  if (css === '') return null;
  const words = filter?.texts.map((text) => choice.rarestOf(text)) ?? [];
  if (words.length === 0 || words.includes('')) return keysOfList(css);
  return words.map((word) => ({ kind: 'text', word }));
}

function keysOfList(css: string): RuleKey[] | null {
  if (!css.includes(',')) {
    const key = keyOf(css);
    return key && [key];
  }
  if (/["'(]/.test(css)) return null;
  const keys = css.split(',').map((part) => keyOf(part.trim()));
  return keys.every((key) => key !== null) ? keys : null;
}

function keyOf(css: string): RuleKey | null {
  const subject = subjectOf(css);
  if (subject === null) return null;
  return keyOfCompound(subject, false) ?? keyAround(css) ?? keyOfTag(subject);
}

function keyAround(css: string): RuleKey | null {
  for (const compound of ancestorsOf(css)) {
    const key = keyOfCompound(compound, true);
    if (key && key.kind !== 'attribute') return key;
  }
  return null;
}

function keyOfTag(compound: string): RuleKey | null {
  const name = /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase();
  return name === undefined ? null : { kind: 'tag', name };
}

/** Letters whose small form depends on others. */
const UNUSUAL = /[^ -~]/;
const ATTRIBUTE = /^\[([\w-]+)[~|^$*]?=(?:"([^"]+)"|'([^']+)'|([\w-]+))/;

/** An id is rarer than a class, and a long class name rarer than a short one. */
function keyOfCompound(compound: string, around: boolean): RuleKey | null {
  let name = '';
  let attribute: RuleKey | null = null;
  for (const part of partsOf(compound)) {
    if (part[0] === '#') return { kind: 'id', name: part.slice(1).toLowerCase(), around };
    if (part[0] === '.') name = part.length > name.length ? part : name;
    else attribute ??= keyOfAttribute(part);
  }
  if (name === '') return attribute;
  return { kind: 'class', name: name.slice(1).toLowerCase(), around };
}

function keyOfAttribute(part: string): RuleKey | null {
  const [, name, double, single, bare] = ATTRIBUTE.exec(part) ?? [];
  const needle = double ?? single ?? bare;
  if (name === undefined || needle === undefined || UNUSUAL.test(needle)) return null;
  return { kind: 'attribute', name, needle: needle.toLowerCase() };
}
