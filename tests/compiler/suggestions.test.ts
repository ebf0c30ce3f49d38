import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { ruleFile, ruleText } from './rule-text.ts';

/** What is proposed where a rule says this, in a file of this route. */
function suggestionsFor(changes: Readonly<Record<string, string>>, routes?: string) {
  const { compiled, diagnostics } = compileRules([
    ruleFile([ruleText(changes)], undefined, routes),
  ]);
  expect(compiled).toBeNull();
  return diagnostics.map(({ suggestion }) => suggestion);
}

const heading = { action: 'promote-heading' };
const classes = { action: 'add-class' };
const attribute = { action: 'set-attribute', value: 'A map' };
const link = { action: 'set-attribute', name: 'href' };
const image = { action: 'swap-image', selector: 'img.team' };

describe('what would be refused in its turn', () => {
  it.each([
    ['seconds above the limit', { delay: '20s' }],
    ['seconds above the limit, in a list', { delay: '[0, 20s]' }],
    ['seconds where two limits belong', { retry: '20s' }],
    ['a level that does not exist', { ...heading, level: 'h9' }],
    ['a number of elements above the limit', { expect: '20000' }],
    ['a number that is no date', { until: '20261130' }],
    ['a number that is no reason', { why: '2026' }],
    ['a number too short for an id', { id: '42' }],
    ['a heading where a number of elements belongs', { selector: '{ first: h2, of: p }' }],
    ['an id that YAML reads as a number', { id: '"2026!"' }],
    ['a number as a class', { ...classes, class: '5' }],
    ['a class that begins with a digit', { ...classes, class: '.2nd' }],
    ['an attribute that no rule may write', { ...attribute, name: 'Style' }],
    ['a part of the page that is too wide alone', { selector: 'main > p' }],
    ['what a page in a frame has', { selector: 'iframe .button' }],
    ['a picture of another site', { ...image, src: '//www.example.com/x.png' }],
  ])('%s', (_name, changes) => {
    expect(suggestionsFor(changes)).toEqual([undefined]);
  });

  it.each(['about us', 'api/pages', 'https://www.example.com/a//b', '"services/*/voip"'])(
    'the route %s',
    (route) => {
      expect(suggestionsFor({}, route)).toEqual([undefined]);
    },
  );
});

describe('a text that YAML takes for a number', () => {
  const text = { action: 'replace-text', find: 'some words' };

  it.each(['07030', '+13615550142', '1.50', '0x1F', '1e3', '2026', 'true'])(
    '%s is proposed as it was written',
    (written) => {
      expect(suggestionsFor({ ...text, with: written })).toEqual([`'${written}'`]);
    },
  );
});

describe('what helps', () => {
  it.each([
    ['seconds', { delay: '2s' }, '2000'],
    ['seconds in words', { delay: '2 seconds' }, '2000'],
    ['seconds at the limit', { delay: '10 sec' }, '10000'],
    ['a level with its letter', { ...heading, level: 'h2' }, '2'],
    ['a number as an id', { id: '2026' }, "'2026'"],
    ['a name as an id', { id: 'About Team' }, 'about-team'],
    ['a number of elements', { expect: '3' }, '{ min: 3, max: 3 }'],
    ['a class as CSS writes it', { ...classes, class: '.wide' }, 'wide'],
    ['classes as CSS writes them', { ...classes, class: '.wide.open, .big' }, 'wide open big'],
    ['a class that YAML reads as something else', { ...classes, class: '.true' }, "'true'"],
    ['an attribute in capitals', { ...attribute, name: 'Alt' }, 'alt'],
    ['a picture by its address', { ...image, src: '/images/x.png' }, 'images/x.png'],
    ['a picture in its folder', { ...image, src: '/public/images/x.png' }, 'images/x.png'],
    ['a picture as Windows writes it', { ...image, src: 'public\\images\\x.png' }, 'images/x.png'],
    [
      'words in the manner of another tool',
      { selector: `'h2.big:contains("Our: Team")'` },
      "{ css: h2.big, text-contains: 'Our: Team' }",
    ],
    ['a text without CSS', { selector: '{ text: Our Team }' }, '{ css: p, text: Our Team }'],
    [
      'a text with a comma, without CSS',
      { selector: '{ text: "Hello, you" }' },
      "{ css: p, text: 'Hello, you' }",
    ],
    ['a style without a space', { action: 'set-style', style: '{ color:red }' }, 'color: red'],
    ['a mail address as a link', { ...link, value: 'me@example.com' }, "'mailto:me@example.com'"],
    ['a number as a link', { ...link, value: '(361) 555-0142' }, "'tel:3615550142'"],
    ['a path as a link', { ...link, value: 'services/voip' }, "'/services/voip'"],
    ['a file as a link', { ...link, value: 'about.html' }, "'/about.html'"],
    ['a document as a link', { ...link, value: 'plan.docx#costs' }, "'/plan.docx#costs'"],
    ['a host as a link', { ...link, value: 'example.com/a' }, "'https://example.com/a'"],
    ['a host and a query', { ...link, value: 'example.com?a=b' }, "'https://example.com?a=b'"],
    ['what is inside of the body of one page', { selector: 'body.home > .hero' }, "'.hero'"],
    ['quotes of both kinds', { selector: `#it's-"so"` }, `selector: '#it''s-"so"'`],
  ])('%s', (_name, changes, suggestion) => {
    expect(suggestionsFor(changes)).toEqual([suggestion]);
  });

  it.each([
    ['about', '/about'],
    ['https://www.example.com/about', '/about'],
  ])('the route %s', (route, suggestion) => {
    expect(suggestionsFor({}, route)).toEqual([suggestion]);
  });
});
