import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { isBeyondDoubt } from '../../src/page/beyond-doubt.ts';
import { readContent } from '../../src/page/clean-page.ts';
import { purify } from '../../src/page/purify.ts';
import { cleanAttributes } from '../../src/page/clean-attributes.ts';
import { ATTRIBUTES, HTML_TAGS } from '../../src/page/tags.ts';
import { letGo } from '../support/let-go.ts';
import { uglyHtml } from './ugly-html.ts';

/** True when the content is beyond doubt, and then the sanitizer must leave it as it is. */
function isLeftAlone(content: Element): boolean {
  if (!isBeyondDoubt(content, window)) return false;
  const sanitized = content.cloneNode() as Element;
  sanitized.append(purify(content, window));
  for (const tree of [content, sanitized]) tree.normalize();
  expect(sanitized.outerHTML).toBe(content.outerHTML);
  expect(sanitized.isEqualNode(content)).toBe(true);
  return true;
}

/** A page on its way to the sanitizer. */
function read(html: string): Element {
  const content = readContent(html, window);
  cleanAttributes(content);
  return content;
}

/** A child that begins so becomes a comment. */
const COMMENT = '!';

/** An element whose name begins so is one of a drawing. */
const DRAWN = 'svg:';
const SVG = 'http://www.w3.org/2000/svg';

interface Sketch {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Sketch | string)[];
}

const inert = document.implementation.createHTMLDocument();

/** Elements as no parser would nest them. */
function build(children: Sketch['children']): Element {
  const write = (letters: string): Node =>
    letters.startsWith(COMMENT) ? inert.createComment(letters) : inert.createTextNode(letters);
  const grow = ({ tag, attributes, children: inner }: Sketch): Element => {
    const element = tag.startsWith(DRAWN)
      ? inert.createElementNS(SVG, tag.slice(DRAWN.length))
      : inert.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(
      ...inner.map((child) => (typeof child === 'string' ? write(child) : grow(child))),
    );
    return element;
  };
  return grow(make('div', children));
}

const text = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('text', ' ', '\n', '\u00A0', '\f', 'a < b', '</p>') },
  { weight: 1, arbitrary: fc.constantFrom('\r', '!comment') },
);
const value = fc.oneof(
  fc.constantFrom('', 'a', ' a', 'hero', 'a:b', 'x y:z', 'á:b', ':', '10:30', '(a: b) 1px'),
  fc.constantFrom('title', 'body', 'submit', 'reset', 'elements', '__proto__', '0'),
  fc.constantFrom('/x', '#top', 'https://x.example/a', 'HTTPS://x.example', 'mailto:a@b.example'),
  fc.constantFrom('javascript:x()', 'java\nscript:x()', '\u0001javascript:x()', 'vbscript:x'),
  fc.constantFrom('-->', ']>', '<b', '</style>', 'data:image/png;base64,AA', '{"a": "b"}', '://x'),
  fc.string({ maxLength: 6 }),
);
const name = fc.oneof(
  fc.constantFrom('id', 'name'),
  fc.constantFrom('href', 'src', 'srcset', 'class', 'alt', 'title', 'data-x', 'cite'),
  fc.constantFrom('aria-label', 'role', 'is', 'onclick', 'style', 'data-x.y', 'lang', 'for'),
  fc.constantFrom(...ATTRIBUTES),
);
const attributes = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(name, value, { minKeys: 1, maxKeys: 2 }) },
);
const any = fc.oneof(
  { weight: 19, arbitrary: fc.constantFrom(...HTML_TAGS) },
  { weight: 1, arbitrary: fc.constantFrom('script', 'template', 'x-y', 'svg:svg', 'svg:a') },
);
const common = fc.constantFrom('div', 'p', 'span', 'a', 'ul', 'li', 'h2', 'b', 'pre', 'img', 'br');
const lists = fc.constantFrom('dl', 'dd', 'dt', 'ul', 'ol', 'li', 'ruby', 'rp', 'rt');
const table = fc.constant('table');
const bodies = fc.constantFrom('tbody', 'thead');
const rows = fc.constantFrom('tr', 'tr', 'tr', 'td');
const groups = fc.constantFrom('tbody', 'thead', 'tfoot', 'colgroup', 'caption', 'tr', 'td');
const cells = fc.constantFrom('tr', 'td', 'th', 'col', 'colgroup', 'tbody');

const plain = (tag: fc.Arbitrary<string>, child: fc.Arbitrary<Sketch | string>) =>
  fc.record({ tag, attributes, children: fc.array(child, { maxLength: 3 }) });
const { sketch } = fc.letrec<{ sketch: Sketch; inner: Sketch | string }>((tie) => ({
  inner: fc.oneof({ maxDepth: 6 }, text, tie('sketch')),
  sketch: fc.oneof(
    plain(any, tie('inner')),
    plain(common, tie('inner')),
    plain(lists, fc.oneof(text, plain(lists, fc.oneof(tie('inner'), plain(lists, text))))),
    plain(table, fc.oneof(text, plain(groups, fc.oneof(text, plain(cells, tie('inner')))))),
    plain(table, plain(bodies, plain(rows, fc.oneof(plain(cells, text), plain(any, text))))),
  ),
}));

const pages = import.meta.glob<string>('../../content/pages/**/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function make(tag: string, children: Sketch['children'], named: Sketch['attributes'] = {}): Sketch {
  return { tag, attributes: named, children };
}

describe('what is beyond doubt', () => {
  const numRuns = inject('runs');

  it.each(Object.entries(pages))('is all of %s', (_, html) => {
    expect(isLeftAlone(read(html))).toBe(true);
  });

  it('is left as it is by the sanitizer, however markup is written', async () => {
    let count = 0;
    const law = fc.asyncProperty(uglyHtml, async (html) => {
      await letGo();
      if (isLeftAlone(read(`${html}<p>end</p>`))) count += 1;
    });
    await fc.assert(law, { numRuns });
    expect(count).toBeGreaterThan(numRuns / 10);
  });

  it('is left as it is by the sanitizer, however elements are nested', async () => {
    let count = 0;
    const law = fc.asyncProperty(fc.array(sketch, { maxLength: 3 }), async (children) => {
      await letGo();
      if (isLeftAlone(build(children))) count += 1;
    });
    await fc.assert(law, { numRuns: Math.max(numRuns, 5_000) });
    expect(count).toBeGreaterThan(numRuns / 10);
  });

  it.each([
    ['a link in a link', make('a', [make('b', [make('a', ['x'])])])],
    ['a reading of nothing', make('p', [make('rt', ['x'])])],
    ['a paragraph among rows', make('table', [make('tbody', [make('p', ['x'])])])],
    ['a drawing', make('svg:svg', [])],
    ['a link in a drawing', make('svg:a', [])],
    ['a comment', make('p', ['!comment'])],
    ['an id that hides a member', make('p', ['x'], { id: 'title' })],
    ['an address of another kind', make('a', ['x'], { href: 'javascript:x()' })],
    ['markup in an attribute', make('p', ['x'], { title: '</p>' })],
  ])('is never %s', (_, child) => {
    expect(isBeyondDoubt(build([make('div', ['x'])]), window)).toBe(true);
    expect(isBeyondDoubt(build([child]), window)).toBe(false);
  });
});
