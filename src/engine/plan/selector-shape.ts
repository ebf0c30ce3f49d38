/**
 * What decides whether an element is found: nothing but the element itself, its ancestors too, which
 * elements there are and how they stand, or anything.
 */
export type Scope = 'element' | 'ancestors' | 'arrangement' | 'anything';

const QUOTED = /"[^"]*"|'[^']*'/g;
/** Selectors in a selector. */
const NESTED = /:(?:is|not|where)\(|\)/gi;
/**
 * Other pseudo-classes, siblings, namespaces, spaces in brackets: they stand in no plain selector.
 * What holds something or stands beside it may do so because of what a component draws, of which
 * nobody is told.
 */
const UNUSUAL = /[:+~|/&!@%(){}]|\[\s/;
/** Letters of which each engine has its own opinion: whether they are spaces, and which are their small ones. */
const STRANGE = /[^\t\n\f\r -~]/;

const LAST_SIMPLE = /[\w.#-]+$/;
const BRACKETED = /[[(:,"']/;

/** Tags, classes, ids and attributes as they are, in whatever order: what they look at is seen at once. */
const TAME = /^(?:[\w.#,>*="'\] -]|\[(?! ))+$/;
const OUTWARD = /[ >]/;

/** Tags, classes and ids, and one attribute, of which a part may be asked for. */
const PLAIN = /^[\w.#-]*( [\w.# -]+)?(?:\[[\w-]+(?:[~|^$*]?="[^"\\]*")?\])?$/;

/** A selector that is not understood may look at anything. */
export function scopeOf(css: string): Scope {
  if (TAME.test(css)) return OUTWARD.test(css.replaceAll(', ', ',')) ? 'ancestors' : 'element';
  const inner = PLAIN.exec(css);
  if (inner) return inner[1] === undefined ? 'element' : 'ancestors';
  const bare = css.replace(QUOTED, '').replace(/[~|]=/g, '=');
  const plain = bare.replace(NESTED, ' ');
  if (UNUSUAL.test(plain) || hasStrangeNames(css)) return 'anything';
  if (plain !== bare) return 'arrangement';
  return /[\s>]/.test(plain.replace(/\s*,\s*/g, ',').trim()) ? 'ancestors' : 'element';
}

/** True when names in a selector are escaped, or of letters that are not told here from others. */
export function hasStrangeNames(css: string): boolean {
  return css.includes('\\') || STRANGE.test(css.replace(QUOTED, ''));
}

const NAME = String.raw`-?[a-z_][\w-]*`;
const VALUE = String.raw`"[^"\\\n]*"|'[^'\\\n]*'|${NAME}`;
const PART = String.raw`[.#]${NAME}|\[${NAME}(?:[~|^$*]?=(?:${VALUE})(?:\s+i)?)?\]`;
const COMPOUND = String.raw`(?:\*|[a-z][\w-]*)?(?:${PART})*`;
const PARTS = new RegExp(PART, 'gi');
const LAST = new RegExp(String.raw`(?:^|[\s>+~])((?:\*|[a-z][\w-]*)?(?:${PART}|:[\w-]+)*)$`, 'i');
const WHOLE = new RegExp(`^${COMPOUND}(?:(?:\\s*>\\s*|\\s+)(?=\\S)${COMPOUND})*$`, 'i');
const STEPS = /\s*>\s*|\s+/;
const NAMES = String.raw`(?:[a-z][\w-]*)?(?:[.#]${NAME})*`;
const COMMON = new RegExp(
  String.raw`^(?:(${NAMES}) )?(${NAMES})(?:\[(${NAME})[~|^$*]?="([^"\\\n]+)"\])?$`,
  'i',
);

/** A selector such as `.around .names[attribute="value"]`, taken apart at one look. */
export interface CommonSelector {
  /** What is asked of an ancestor. */
  readonly around: string | undefined;
  readonly names: string;
  readonly attribute: string | undefined;
  readonly value: string | undefined;
}

/** The parts of a selector of the most common kind; null when it is of another. */
export function readCommon(css: string): CommonSelector | null {
  const parts = COMMON.exec(css);
  if (!parts) return null;
  return { around: parts[1], names: parts[2] ?? '', attribute: parts[3], value: parts[4] };
}

/** What a selector asks of the element itself, pseudo-classes left out; null when that is not clear. */
export function subjectOf(css: string): string | null {
  if (!BRACKETED.test(css)) return LAST_SIMPLE.exec(css)?.[0] ?? null;
  const plain = css.includes('(') ? withoutBrackets(css) : css;
  if (plain === null || plain.replace(QUOTED, '').includes(',')) return null;
  return LAST.exec(plain)?.[1]?.replace(/:[\w-]+/g, '') ?? null;
}

/** The selector without what stands in round brackets; null when quotes make that unclear. */
function withoutBrackets(css: string): string | null {
  if (/["']/.test(css)) return null;
  let [plain, before] = [css, ''];
  while (plain !== before) [before, plain] = [plain, plain.replace(/\([^()]*\)/g, '')];
  return plain;
}

/** What a plain selector asks of the ancestors, the nearest first; none when it is not plain. */
export function ancestorsOf(css: string): string[] {
  if (/["']/.test(css) || !WHOLE.test(css)) return [];
  return css.split(STEPS).slice(0, -1).toReversed();
}

/** The classes, ids and attributes that a compound asks for: `.name`, `#name`, `[name…]`. */
export function partsOf(compound: string): string[] {
  return compound.match(PARTS) ?? [];
}
