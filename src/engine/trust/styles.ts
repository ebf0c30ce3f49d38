import type { Refusal } from './refusal.ts';

/**
 * Which style declarations may be written: an allow-list of properties and functions, because
 * every deny-list of CSS was bypassed by escapes, comments or a new function.
 */

const LAYOUT =
  'display float clear box-sizing vertical-align overflow order gap row-gap column-gap';
const BOX =
  'width height min-width min-height max-width max-height aspect-ratio object-fit object-position ' +
  'margin margin-top margin-right margin-bottom margin-left ' +
  'padding padding-top padding-right padding-bottom padding-left';
const FLEX =
  'flex flex-direction flex-wrap flex-grow flex-shrink flex-basis ' +
  'align-items align-self align-content justify-content justify-items justify-self ' +
  'grid-template-columns grid-template-rows grid-column grid-row columns column-count';
const TEXT =
  'color font-size font-style font-weight line-height letter-spacing text-align text-decoration ' +
  'text-indent text-transform white-space word-break overflow-wrap list-style-type';
const DECORATION =
  'background-color background-position background-repeat background-size opacity visibility ' +
  'border border-top border-right border-bottom border-left border-color border-style ' +
  'border-width border-radius border-collapse border-spacing box-shadow';

const PROPERTIES = new Set(
  [LAYOUT, BOX, FLEX, TEXT, DECORATION].flatMap((list) => list.split(' ')),
);
const IMAGE_PROPERTIES = new Set(['background', 'background-image']);
const FUNCTIONS = new Set(
  'rgb rgba hsl hsla calc min max clamp translate scale rotate linear-gradient'.split(' '),
);
const FORBIDDEN_TEXT = /[\\;{}@!<>]|\/\*|\*\/|\/\/|expression|[\u0000-\u001F\u007F]/i;
const FUNCTION_NAME = /([\w-]*)\(/g;
const LONGEST_VALUE = 300;

/** Refuses a declaration that a rule may not write. */
export function refuseRuleStyle(property: string, value: string): Refusal | null {
  if (!PROPERTIES.has(property)) {
    const message = `Style property "${property.slice(0, 40)}" cannot be changed by a rule.`;
    return { code: 'R205', message };
  }
  return refuseUncommon(property, value) ?? refuseStyleValue(value);
}

const VENDOR = /^-(?:webkit|moz|ms|o)-/i;
const LINES =
  /^(?:\s*\b(?:none|underline|overline|line-through|inherit|initial|unset|revert)\b)+\s*$/i;

/** Refuses what some browsers throw away: Safari drops a line together with how it shall look. */
function refuseUncommon(property: string, value: string): Refusal | null {
  if (VENDOR.test(value)) {
    const message = `"${value.slice(0, 40)}" is understood by some browsers only.`;
    return { code: 'R204', message };
  }
  if (property !== 'text-decoration' || LINES.test(value)) return null;
  const message =
    'Not every browser understands more of text-decoration than which line: none, underline, overline or line-through.';
  return { code: 'R204', message };
}

/** Refuses a declaration that a page's own inline style may not keep. */
export function refusePageStyle(property: string, value: string): Refusal | null {
  if (!IMAGE_PROPERTIES.has(property)) return refuseRuleStyle(property, value);
  const addresses = readStyleAddresses(value);
  const rest = addresses.reduce((text, { whole }) => text.replace(whole, 'none'), value);
  const foreign = addresses.find(({ address }) => !isPageImage(address));
  if (foreign)
    return { code: 'R203', message: `${foreign.address} is not the address of an image.` };
  return refuseStyleValue(rest);
}

/** The `url(…)` parts of a style value. */
export function readStyleAddresses(value: string): { whole: string; address: string }[] {
  const parts = value.matchAll(/url\(\s*(?:"([^"\\]*)"|'([^'\\]*)'|([^\s"'()\\]*))\s*\)/gi);
  return [...parts].map(([whole, double, single, bare]) => ({
    whole,
    address: double ?? single ?? bare ?? '',
  }));
}

/** Words, numbers and colors: nothing in them can do harm, but for one old function's name. */
const PLAIN_VALUE = /^[\w#%.-][\w#%. -]*$/;

function refuseStyleValue(value: string): Refusal | null {
  if (isPlainValue(value)) return null;
  const name = [...value.matchAll(FUNCTION_NAME)]
    .map((match) => match[1]?.toLowerCase() ?? '')
    .find((candidate) => candidate !== '' && !FUNCTIONS.has(candidate));
  if (name) return { code: 'R204', message: `${name}() is not allowed in style values.` };
  const sign = FORBIDDEN_TEXT.exec(value)?.[0];
  if (sign) return { code: 'R204', message: `"${sign}" is not allowed in style values.` };
  if (value.trim() === '' || value.length > LONGEST_VALUE) {
    return { code: 'R204', message: 'A style value must be 1 to 300 characters.' };
  }
  return null;
}

/** Most values are: only the others are worth a closer look. */
function isPlainValue(value: string): boolean {
  return (
    value.length <= LONGEST_VALUE &&
    PLAIN_VALUE.test(value) &&
    !value.toLowerCase().includes('expression')
  );
}

function isPageImage(address: string): boolean {
  if (!URL.canParse(address, 'https://this-site.invalid')) return false;
  return /^https?:$/.test(new URL(address, 'https://this-site.invalid').protocol);
}
