import { describe, expect, it } from 'vitest';
import { cleanMain } from './clean.ts';

describe('loose text', () => {
  it.each(['div', 'section', 'article', 'aside', 'header', 'footer', 'blockquote', 'center'])(
    'becomes a paragraph in %s',
    (tag) => {
      expect(cleanMain(`<${tag}>text</${tag}>`)).toBe(`<${tag}><p>text</p></${tag}>`);
    },
  );

  it.each(['span', 'a', 'b', 'label', 'pre', 'h2', 'p', 'figcaption', 'address'])(
    'stays in %s',
    (tag) => {
      expect(cleanMain(`<${tag}>text</${tag}>`)).toBe(`<${tag}>text</${tag}>`);
    },
  );

  it.each([
    '<ul><li>text</li></ul>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ])('stays in %s', (html) => expect(cleanMain(html)).toBe(html));

  it('is one run with the inline elements beside it', () => {
    expect(
      cleanMain('<div><i>a</i> text <b>bold</b> text<br>line<p>p</p><a href="/x">x</a></div>'),
    ).toBe('<div><p><i>a</i> text <b>bold</b> text<br>line</p><p>p</p><a href="/x">x</a></div>');
  });

  it('ends where a block begins, also inside an inline element', () => {
    expect(cleanMain('<div>a<a href="/x"><div>b</div></a>c</div>')).toBe(
      '<div><p>a</p><a href="/x"><div>b</div></a><p>c</p></div>',
    );
  });

  it('stays in a block inside a sentence', () => {
    expect(cleanMain('<span><div>text</div></span>')).toBe('<span><div>text</div></span>');
  });

  it('is more than spaces', () => {
    expect(cleanMain('<div> &nbsp; <img src="/a.png"> </div>')).toBe(
      '<div> &nbsp; <img src="/a.png"> </div>',
    );
  });

  it('keeps its line ends, and spaces around it outside', () => {
    expect(cleanMain('<div>\n  <b>a</b>\nb\nc\n</div>')).toBe(
      '<div>\n  <p><b>a</b>\nb\nc\n</p></div>',
    );
    expect(cleanMain('<pre>\n\n a\n</pre>')).toBe('<pre>\n a\n</pre>');
  });

  it('is wrapped once, however often a page is cleaned', () => {
    const once = cleanMain('<div>text <b>bold</b><p>p</p>more</div>');
    expect(cleanMain(once)).toBe(once);
  });
});
