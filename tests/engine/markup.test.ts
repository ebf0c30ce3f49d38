import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { isInValue, isWholeName, Markup } from '../../src/engine/plan/markup.ts';
import { arbitraryPage } from '../support/arbitrary-page.ts';
import { sanitizeBody } from '../support/open-page.ts';

const options = { numRuns: inject('runs') };

function inside(html: string): Markup {
  const root = document.createElement('main');
  root.innerHTML = html;
  return Markup.inside(root);
}

describe('markup', () => {
  it('tells which element a letter of a start tag belongs to', () => {
    const law = fc.property(arbitraryPage, (html) => {
      const root = sanitizeBody(html);
      const elements = [...root.querySelectorAll('*')];
      for (const [index, element] of elements.entries()) element.setAttribute('dir', `no-${index}`);
      for (const markup of [Markup.inside(root), Markup.of(root)]) {
        expect(markup.isClear).toBe(true);
        const asked = [...elements.entries()];
        for (const [index, element] of [...asked, ...asked.toReversed()]) {
          const at = markup.text.indexOf(`"no-${index}"`);
          expect(markup.elementAt(at)).toBe(element);
          expect(isInValue(markup.text, at + 1)).toBe(true);
        }
      }
    });
    fc.assert(law, options);
  });

  it.each([
    ['text', '<p>1 &lt; 2, &lt;b&gt;</p>'],
    ['a comment without tags', '<!-- wp:divi/placeholder --><p></p>'],
    ['an element without an end', '<p>a<br>b</p><img alt="x">'],
  ])('is clear with %s', (_name, html) => {
    expect(inside(html).isClear).toBe(true);
  });

  it.each([
    ['a comment that holds a tag', '<!-- <p> -->'],
    ['a template', '<template><p></p></template>'],
    ['a style sheet', '<style>a <b</style>'],
  ])('is not clear with %s', (_name, html) => {
    expect(inside(html).isClear).toBe(false);
  });

  it('knows a value from a text', () => {
    const { text } = inside('<p class="team" title="">our team, &quot;team&quot;</p>');
    const places = [...text.matchAll(/team/g)].map(({ index }) => isInValue(text, index));
    expect(places).toEqual([true, false, false]);
  });

  it('knows a name from a part of one', () => {
    const text = '"a ab\nb" a';
    const names = [...text.matchAll(/[ab]/g)].filter(({ index }) =>
      isWholeName(text, index, index + 1),
    );
    expect(names.map(({ index }) => index)).toEqual([1, 6, 9]);
  });
});
