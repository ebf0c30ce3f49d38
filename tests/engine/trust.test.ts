import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  refuseAttributeName,
  refuseAttributeValue,
  refuseClassNames,
  refuseFilePath,
  refuseHostName,
  refuseImage,
  refuseLink,
  refusePageStyle,
  refuseRuleStyle,
  refuseText,
} from '../../src/engine/trust/index.ts';

const code = (refusal: { code: string } | null): string | null => refusal?.code ?? null;

describe('links', () => {
  it('of 2,048 letters are allowed, and none that is longer', () => {
    const link = (length: number): string => `https://example.com/${'a'.repeat(length - 20)}`;
    expect([refuseLink(link(2_048)), code(refuseLink(link(2_049)))]).toEqual([null, 'R206']);
  });

  it('with a password are refused, also without the name of a user', () => {
    expect(code(refuseLink('https://:secret@example.com'))).toBe('R206');
  });

  it.each([
    '/about',
    '#top',
    '?q=1',
    'about',
    'https://example.com/a',
    'mailto:a@example.com',
    'tel:+13615550142',
    '',
  ])('%s is allowed', (address) => {
    expect(refuseLink(address)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    'view-source:https://example.com',
    'http://example.com',
  ])('%j is refused for its protocol', (address) => {
    expect(code(refuseLink(address))).toBe('R203');
  });

  it.each([
    '//evil.example',
    'https:evil.example',
    'java script:alert(1)',
    '\\\\evil.example',
    '/\\evil.example',
    'https://user:pw@example.com',
    'https://xn--80ak6aa92e.com',
    `/${'a'.repeat(2050)}`,
    '/a\u0007b',
    '/\t/evil.example',
  ])('%j is refused for its address', (address) => {
    expect(code(refuseLink(address))).toBe('R206');
  });
});

describe('images', () => {
  it.each(['/images/a.svg', 'images/a.svg', '../images/a.svg'])('%s is allowed', (address) => {
    expect(refuseImage(address)).toBeNull();
  });
  it.each([
    ['data:image/svg+xml,x', 'R203'],
    ['https://evil.example/a.svg', 'R206'],
    ['//evil.example/a.svg', 'R206'],
    ['https:evil.example/a.svg', 'R206'],
    ['mailto:a', 'R203'],
  ])('%s is %s', (address, expected) => {
    expect(code(refuseImage(address))).toBe(expected);
  });
  it.each(['/images/a.svg', '../images/a.svg', 'images/a.svg?x', 'images/a b.svg'])(
    '%j is no file path',
    (path) => {
      expect(code(refuseFilePath(path))).toBe('R206');
    },
  );
  it('images/icons/team-1.svg is a file path', () =>
    expect(refuseFilePath('images/icons/team-1.svg')).toBeNull());
});

describe('styles', () => {
  it.each([
    ['padding-bottom', '30px'],
    ['color', 'rgb(0 0 0 / 50%)'],
    ['width', 'calc(100% - 2px)'],
    ['white-space', 'pre-line'],
  ])('%s: %s is allowed', (property, value) => {
    expect(refuseRuleStyle(property, value)).toBeNull();
  });
  it.each(
    'position inset z-index content cursor pointer-events behavior -moz-binding animation filter all font-family list-style-image mask clip-path --x background-image'.split(
      ' ',
    ),
  )('%s is off the list', (property) => {
    expect(code(refuseRuleStyle(property, 'initial'))).toBe('R205');
  });
  it.each([
    'url(x)',
    '-webkit-box',
    'URL(x)',
    'image-set("x" 1x)',
    'var(--x)',
    'env(x)',
    'attr(x)',
    'cross-fade(a, b)',
    'element(#x)',
    '\\75 rl(x)',
    'red; position: fixed',
    'red /* x */',
    'red !important',
    '{',
    '@import',
    '',
  ])('%j is no value', (value) => {
    expect(code(refuseRuleStyle('color', value))).toBe('R204');
  });
  it('a page keeps its own backgrounds, but no other url', () => {
    expect(refusePageStyle('background-image', 'url("/a.svg")')).toBeNull();
    expect(
      refusePageStyle(
        'background-image',
        'linear-gradient(red, blue), url(https://www.example.com/a.svg)',
      ),
    ).toBeNull();
    expect(code(refusePageStyle('background-image', 'url(javascript:x)'))).toBe('R203');
    expect(code(refusePageStyle('background-image', 'url("a\\"b")'))).toBe('R204');
    expect(code(refusePageStyle('color', 'url(/a.svg)'))).toBe('R204');
  });
});

describe('attributes, classes, hosts and texts', () => {
  it.each(
    'onclick ONCLICK srcdoc formaction action ping is nonce integrity http-equiv id name xlink:href srcset style sandbox contenteditable autofocus class'.split(
      ' ',
    ),
  )('%s is no attribute for a rule', (name) => {
    expect(code(refuseAttributeName(name))).toBe('R202');
  });
  it('no handler in any letter case', () => {
    const handlers = fc.stringMatching(/^[oO][nN][a-zA-Z]{1,20}$/);
    fc.assert(
      fc.property(handlers, (name) => code(refuseAttributeName(name)) === 'R202'),
      { numRuns: inject('runs') },
    );
  });
  it('rel=opener', () => {
    expect(code(refuseAttributeValue('rel', 'nofollow opener'))).toBe('R207');
    expect(refuseAttributeValue('rel', 'noopener noreferrer')).toBeNull();
  });
  it.each([
    ['target', '_blank', null],
    ['target', '_self', 'R202'],
    ['role', 'navigation', null],
    ['role', 'Main', 'R202'],
    ['href', ' ', 'R203'],
    ['title', 'a </p> --> b', 'R209'],
    ['title', 'a]]>b', 'R209'],
    ['title', 'a</STYLE>', 'R209'],
    ['title', 'a -> b', null],
    ['title', 'a\rb', 'R209'],
  ])('attribute %s: %j: %s', (name, value, expected) => {
    expect(code(refuseAttributeValue(name, value))).toBe(expected);
  });
  it.each([
    ['foo bar_baz', null],
    ['1a', 'R210'],
    ['a{b', 'R210'],
    ['', 'R210'],
    ['a '.repeat(11), 'R210'],
    ['a'.repeat(65), 'R210'],
  ])('class %j: %s', (names, expected) => {
    expect(code(refuseClassNames(names))).toBe(expected);
  });
  it.each([
    ['www.example.com', null],
    ['Example.com', 'R206'],
    ['https://example.com', 'R206'],
    ['localhost', 'R206'],
    ['a..b', 'R206'],
  ])('host %s: %s', (host, expected) => {
    expect(code(refuseHostName(host))).toBe(expected);
  });
  it.each([
    ['Plain.', null],
    ['a\u202Eb', 'R209'],
    ['a\u0000b', 'R209'],
    ['a'.repeat(5001), 'R209'],
  ])('a text: %s', (text, expected) => {
    expect(code(refuseText(text))).toBe(expected);
  });

  it.each(['noembed', 'noframes', 'iframe', 'xmp'])('a text with the end of %s: R209', (tag) => {
    expect(code(refuseAttributeValue('alt', `</${tag}>`))).toBe('R209');
  });
});
