import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, inject, it } from 'vitest';
import { checkCss } from '../../src/compiler/selectors/check-css.ts';
import { isWideCss } from '../../src/compiler/selectors/is-wide.ts';

const numRuns = inject('runs');

describe('a selector that is accepted', () => {
  const part = fc.constantFrom(
    '.a',
    '#b',
    'p',
    '*',
    '[href]',
    '[a="b" i]',
    "[a*='b']",
    ':not(',
    ':is(',
    ':has(',
    ')',
    ' ',
    ' > ',
    ' + ',
    ' ~ ',
    ', ',
    ':nth-child(',
    '2n+1',
    'odd',
    ':first-child',
    ':empty',
    ':x',
    '::y',
    '.',
    '#',
    '[',
    ']',
    '"',
    '\\',
    '|',
    '&',
    '1',
    '-',
    '_',
    'é',
    '/',
    '(',
    '=',
    '^=',
    ':',
    '!',
    '<',
    '>>',
  );

  it('is one that a browser takes', () => {
    const { document } = new JSDOM('<p class="a">x</p>').window;
    const accepted = new Set<string>();
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const css = parts.join('');
        if (checkCss(css) !== null) return;
        accepted.add(css);
        expect(() => document.querySelectorAll(css), css).not.toThrow();
      }),
      { numRuns: numRuns * 10 },
    );
    expect(accepted.size).toBeGreaterThan(numRuns / 20);
  });

  it.each(['a[href="/"]', 'img[alt=""]', 'td[colspan="2"]', '[lang|="e"]', 'a[rel~="a"]'])(
    'is narrow where it asks for a whole value, be it short: %s',
    (css) => expect(isWideCss(css)).toBe(false),
  );

  it.each(['a[href^="/"]', 'img[src*="."]', 'a[href$="/"]', 'a[href]'])(
    'is wide where it asks for what nearly each value holds: %s',
    (css) => expect(isWideCss(css)).toBe(true),
  );
});
