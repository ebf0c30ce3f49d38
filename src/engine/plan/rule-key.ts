import type { RuleRun } from '../rule-run.ts';
import {
  ancestorsOf,
  hasStrangeNames,
  partsOf,
  readCommon,
  subjectOf,
  type CommonSelector,
} from './selector-shape.ts';
import type { WordChoice } from './word-choice.ts';

/** Something without which a rule finds nothing; names and needles in small letters. */
export interface RuleKey {
  readonly kind: 'class' | 'id' | 'attribute' | 'text' | 'tag';
  /** Of the class, the id, the attribute or the tag. */
  readonly name: string;
  /** What the attribute's value or the element's text contains. */
  readonly needle: string;
  /** Not the element itself has the class or id, but one around it. */
  readonly around: boolean;
}

/** Attributes of pictures in SVG are called just so, all others in whatever letters. */
const CAPITAL_ATTRIBUTE = /\[[^\]=]*[A-Z]/;

/** The keys of a rule, one of which everything that it finds has; null when there are none. */
export function keysOf(run: RuleRun, choice: WordChoice): readonly RuleKey[] | null {
  const { css, filter } = run.reads;
  if (css === '' || CAPITAL_ATTRIBUTE.test(css)) return null;
  const words = filter?.texts.map((text) => choice.rarestOf(text)) ?? [];
  if (words.length === 0 || words.includes('')) return keysOfList(css.toLowerCase());
  return words.map((word) => makeKey('text', '', word));
}

/** The key of a selector of the most common kind; null when it is of another or has none. */
export function keyOfPlain(css: string): PlainKey | null {
  if (NAME_ALONE.test(css)) {
    return {
      key: makeKey(css[0] === '#' ? 'id' : 'class', css.slice(1).toLowerCase()),
      isAll: true,
    };
  }
  if (CAPITAL_ATTRIBUTE.test(css)) return null;
  const common = readCommon(css.toLowerCase());
  const key = common && keyOfCommon(common);
  return key && { key, isAll: isAllOf(common, key) };
}

/** What most rules ask for. */
const NAME_ALONE = /^[.#]-?[a-z_][\w-]*$/i;

/** True when a selector asks for nothing but its key, and perhaps for a tag. */
function isAllOf({ around, names, attribute }: CommonSelector, { kind }: RuleKey): boolean {
  if (around !== undefined) return false;
  if (kind === 'attribute') return TAG_ALONE.test(names);
  return attribute === undefined && ONE_NAME.test(names);
}

const TAG_ALONE = /^[^.#]*$/;
const ONE_NAME = /^[^.#]*[.#][^.#]*$/;

/** The key of a plain selector, which looks at nothing but an element and what stands around it. */
export interface PlainKey {
  readonly key: RuleKey;
  /** The selector asks for nothing else, a tag left out. */
  readonly isAll: boolean;
}

function makeKey(kind: RuleKey['kind'], name: string, needle = '', around = false): RuleKey {
  return { kind, name, needle, around };
}

function keysOfList(css: string): RuleKey[] | null {
  if (hasStrangeNames(css)) return null;
  if (!css.includes(',')) {
    const key = keyOf(css);
    return key && [key];
  }
  if (/["'(]/.test(css)) return null;
  const keys = css.split(',').map((part) => keyOf(part.trim()));
  return keys.every((key) => key !== null) ? keys : null;
}

function keyOf(css: string): RuleKey | null {
  const common = readCommon(css);
  if (common) return keyOfCommon(common);
  const subject = subjectOf(css);
  if (subject === null) return null;
  return keyOfCompound(subject) ?? keyAround(css) ?? keyOfTag(subject);
}

function keyOfCommon({ around, names, attribute, value }: CommonSelector): RuleKey | null {
  return (
    keyOfNames(names, false) ??
    keyOfAttribute(attribute, value) ??
    (around === undefined ? null : keyOfNames(around, true)) ??
    keyOfTag(names)
  );
}

function keyAround(css: string): RuleKey | null {
  for (const compound of ancestorsOf(css)) {
    const key = keyOfNames(namesIn(compound), true);
    if (key) return key;
  }
  return null;
}

function keyOfTag(compound: string): RuleKey | null {
  const name = /^[a-z][\w-]*/i.exec(compound)?.[0];
  return name === undefined ? null : makeKey('tag', name);
}

const ATTRIBUTE = /^\[([\w-]+)[~|^$*]?=(?:"([^"]+)"|'([^']+)'|([\w-]+))/;

function keyOfCompound(compound: string): RuleKey | null {
  const key = keyOfNames(namesIn(compound), false);
  if (key) return key;
  for (const part of partsOf(compound)) {
    const [, name, double, single, bare] = ATTRIBUTE.exec(part) ?? [];
    const attribute = keyOfAttribute(name, double ?? single ?? bare);
    if (attribute) return attribute;
  }
  return null;
}

/** Of all parts of a compound, the classes and ids. */
function namesIn(compound: string): string {
  return partsOf(compound)
    .filter((part) => part[0] !== '[')
    .join('');
}

/** Of `tag.class#id`: an id is rarer than a class, and a long class name rarer than a short one. */
function keyOfNames(names: string, around: boolean): RuleKey | null {
  const id = names.indexOf('#');
  if (id !== -1) return makeKey('id', NAME.exec(names.slice(id + 1))?.[0] ?? '', '', around);
  const last = names.lastIndexOf('.');
  if (last === -1) return null;
  const name = names.indexOf('.') === last ? names.slice(last + 1) : longestClass(names);
  return makeKey('class', name, '', around);
}

const NAME = /^[^.#]*/;

function longestClass(names: string): string {
  const [, ...classes] = names.split('.');
  return classes.reduce((one, other) => (other.length > one.length ? other : one));
}

/** Letters whose small form depends on others, and those that not every browser writes alike. */
const UNUSUAL = /[^ -~]|[<>]/;

function keyOfAttribute(name: string | undefined, needle: string | undefined): RuleKey | null {
  if (name === undefined || needle === undefined || UNUSUAL.test(needle)) return null;
  return makeKey('attribute', name, needle);
}
