import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { cleanPage } from '../../src/page/clean-page.ts';
import { letGo } from '../support/let-go.ts';
import { wordsOf } from './clean.ts';
import { faultsOf } from './faults.ts';
import { uglyHtml } from './ugly-html.ts';

const options = { numRuns: inject('runs') };
const word = fc.constantFrom('Houston', 'cloud', 'backup', 'voice', 'a&nbsp;b', 'x&lt;y');
const inline = fc
  .tuple(fc.constantFrom('b', 'i', 'span', 'a', 'em'), word)
  .map(([tag, text]) => `<${tag}>${text}</${tag}>`);
const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    word,
    inline,
    fc
      .tuple(fc.constantFrom('p', 'h1', 'h2', 'pre', 'figcaption'), word, inline)
      .map(([tag, text, more]) => `<${tag}>${text} ${more}</${tag}>`),
    fc.constantFrom(
      '<script>no()</script>',
      '<!-- no -->',
      '<style>no</style>',
      '<img src="/a.png">',
      '<br>',
    ),
    fc
      .tuple(
        fc.constantFrom(
          'div',
          'section',
          'article',
          'header',
          'footer',
          'blockquote',
          'form',
          'x-y',
          'ul',
        ),
        fc.array(tie('block'), { maxLength: 4 }),
      )
      .map(([tag, blocks]) => `<${tag}> ${inside(tag, blocks)} </${tag}>`),
  ),
}));
const mainHtml = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((blocks) => `${blocks.join(' ')} <p>end</p>`);

describe('for every page', () => {
  it('no markup throws, and nothing forbidden comes through', async () => {
    const law = fc.asyncProperty(uglyHtml, async (html) => {
      await letGo();
      expect(faultsOf(cleanPage(html, window))).toEqual([]);
    });
    await fc.assert(law, options);
  });

  it('what was cleaned reads the same when it is cleaned again', async () => {
    const law = fc.asyncProperty(uglyHtml, async (html) => {
      await letGo();
      const once = cleanPage(html, window);
      const twice = cleanPage(once.outerHTML, window);
      expect(wordsOf(twice)).toBe(wordsOf(once));
      expect(twice.querySelectorAll('img').length).toBe(once.querySelectorAll('img').length);
    });
    await fc.assert(law, options);
  });

  it('the text of its main content is kept, in order, and nothing of its frame', async () => {
    const law = fc.asyncProperty(mainHtml, async (html) => {
      await letGo();
      const page = `<body><header>no</header><div id="wrap"><div id="main-content">${html}</div></div><footer>no</footer>`;
      expect(wordsOf(cleanPage(page, window))).toBe(readByEye(html));
    });
    await fc.assert(law, options);
  });

  it('no text stands loose in a block', async () => {
    const law = fc.asyncProperty(mainHtml, async (html) => {
      await letGo();
      const page = cleanPage(`<main>${html}</main>`, window);
      const blocks = [
        page,
        ...page.querySelectorAll('div, section, article, header, footer, blockquote'),
      ];
      for (const element of blocks.filter(
        (candidate) => !candidate.closest('a, b, i, em, span, li'),
      )) {
        const texts = [...element.childNodes].filter((node) => node.nodeType === 3);
        expect(texts.map((node) => node.nodeValue?.trim()).join('')).toBe('');
      }
    });
    await fc.assert(law, options);
  });
});

/** A list holds items; anything else holds its blocks. */
function inside(tag: string, blocks: readonly string[]): string {
  return blocks.map((html) => (tag === 'ul' ? `<li>${html}</li>` : html)).join(' ');
}

/** What a reader finds in generated HTML, without any of the code under test. */
function readByEye(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of body.querySelectorAll('script, style')) unread.remove();
  return wordsOf(body);
}
