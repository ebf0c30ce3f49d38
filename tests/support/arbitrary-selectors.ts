import fc from 'fast-check';

/** Names as nobody should write them, many a part of another or the same in other letters. */
const NAMES = [
  'alpha',
  'ALPHA',
  'alph',
  'alpha-1',
  'md:flex',
  'w-1/2',
  '1st',
  '-',
  '--x',
  '_',
  'a.b',
  'a#b',
  'a"b',
  "a'b",
  'a&b',
  '&amp;',
  'a<b',
  'a>b',
  'a\\b',
  'a=b',
  'a=',
  '[a]',
  'x\u00A0y',
  'stra\u00DFe',
  '\u0130stanbul',
  'i\u0307stanbul',
  '\u212Aelvin',
  'kelvin',
  '\u017F',
  's',
  '\u03B1\u03A3',
  '\u{1F600}',
];
const name = fc.constantFrom(...NAMES);
const space = fc.constantFrom(' ', '  ', '\n', '\t');

/** What an attribute holds: some names, whatever stands between them. */
export const arbitraryValue: fc.Arbitrary<string> = fc
  .tuple(fc.array(name, { minLength: 1, maxLength: 3 }), space, fc.constantFrom('', ' '))
  .map(([names, between, edge]) => edge + names.join(between) + edge);

/** Another value that is nearly the same. */
export const arbitraryEdit: fc.Arbitrary<(value: string) => string> = fc.constantFrom(
  (value: string) => value.trim(),
  (value: string) => ` ${value}`,
  (value: string) => value.replace(/[ \n\t]/, '\u00A0'),
  (value: string) => value.replace('\u00A0', ' '),
  (value: string) => `${value} ${value}\u00A0y`,
  (value: string) => value.toUpperCase(),
  (value: string) => value.slice(1),
);

const ATTRIBUTES = ['class', 'id', 'title', 'href', 'alt', 'lang'];
export const arbitraryAttribute: fc.Arbitrary<string> = fc.constantFrom(...ATTRIBUTES);

const TAGS = ['div', 'p', 'a', 'b', 'img', 'h2'];
const WORDS = [...NAMES, 'Our', 'our  alpha', ''];

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const attributes = fc
  .uniqueArray(fc.tuple(arbitraryAttribute, arbitraryValue), {
    maxLength: 3,
    selector: ([attribute]) => attribute,
  })
  .map((all) => all.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join(''));

const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc
      .tuple(fc.constantFrom('p', 'b', 'h2'), attributes, fc.constantFrom(...WORDS))
      .map(([tag, all, text]) => `<${tag}${all}>${escapeHtml(text)}</${tag}>`),
    attributes.map((all) => `<img src="/a.svg"${all}>`),
    fc
      .tuple(attributes, fc.array(tie('element'), { maxLength: 4 }))
      .map(([all, inner]) => `<div${all}>${inner.join('')}</div>`),
  ),
}));

/** A page whose elements have strange classes, ids and other attributes. */
export const arbitraryStrangePage: fc.Arbitrary<string> = fc
  .array(element, { minLength: 1, maxLength: 6 })
  .map((all) => all.join(' '));

const quote = fc.constantFrom('"', "'");

/** A text between quotes, as CSS reads it. */
function quoted([text, mark]: [string, string]): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`);
  return mark + escaped.replaceAll('\n', '\\a ') + mark;
}

const needle = fc.oneof(name, arbitraryValue, fc.constantFrom('', ' ', 'a', '&', '"', 'lph', 'A'));
const operator = fc.constantFrom('=', '~=', '|=', '^=', '$=', '*=');
const flag = fc.constantFrom('', '', ' i', ' s', 'i', 's');
const spelled = fc.oneof(
  arbitraryAttribute,
  arbitraryAttribute.map((one) => one.toUpperCase()),
);

const part = fc.oneof(
  { weight: 3, arbitrary: name.map((one) => `.${CSS.escape(one)}`) },
  { weight: 2, arbitrary: name.map((one) => `#${CSS.escape(one)}`) },
  spelled.map((one) => `[${one}]`),
  {
    weight: 3,
    arbitrary: fc
      .tuple(spelled, operator, fc.tuple(needle, quote), flag)
      .map(([one, sign, value, how]) => `[${one}${sign}${quoted(value)}${how}]`),
  },
  fc
    .tuple(spelled, operator, name, flag)
    .map(([one, sign, value, how]) => `[ ${one} ${sign} ${CSS.escape(value)}${how && ` ${how}`} ]`),
);

const tag = fc.constantFrom('', '', '', '*', ...TAGS, 'DIV', 'P');
const plainPseudo = fc.constantFrom('', '', '', ':first-child', ':nth-child(odd)', ':empty');

const compound = fc
  .tuple(tag, fc.array(part, { maxLength: 3 }), plainPseudo)
  .map(([one, parts, pseudo]) => one + parts.join('') + pseudo || '*');

const combinator = fc.constantFrom(' ', ' ', '  ', ' > ', '>', ' + ', '+', ' ~ ', '~');

const complex = fc
  .tuple(compound, fc.array(fc.tuple(combinator, compound), { maxLength: 2 }))
  .map(([first, others]) => others.reduce((css, [sign, next]) => css + sign + next, first));

const wrapped = fc.oneof(
  { weight: 4, arbitrary: complex },
  fc
    .tuple(compound, fc.constantFrom('is', 'not', 'where', 'has'), complex)
    .map(([outer, how, inner]) => `${outer}:${how}(${inner})`),
  fc.tuple(compound, complex).map(([outer, inner]) => `${outer}:nth-child(1 of ${inner})`),
);

/** CSS of every kind that browsers know, about strange names. */
export const arbitrarySelector: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: part },
  { weight: 5, arbitrary: wrapped },
  fc.tuple(wrapped, fc.constantFrom(',', ', ', ' , '), wrapped).map((all) => all.join('')),
);

/** Texts that rules look for in elements that fit some CSS. */
export const arbitraryText: fc.Arbitrary<string> = fc.constantFrom(
  ...NAMES,
  'our',
  'our alpha',
  'alpha kelvin',
);
