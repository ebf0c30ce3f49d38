import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { disarmMarkup } from '../../src/page/disarm-markup.ts';
import { letGo } from '../support/let-go.ts';
import { uglyHtml } from './ugly-html.ts';

describe('disarming markup before it is parsed', () => {
  it.each([
    ['a style attribute', '<p style="color: red">x</p>', '<p data-style="color: red">x</p>'],
    ['without quotes, in capitals', '<P STYLE=color:red>x</P>', '<P data-style=color:red>x</P>'],
    ['after a slash', '<img/style="top:0"/>', '<img/data-style="top:0"/>'],
    ['without a value', '<p style>x</p>', '<p data-style>x</p>'],
    ['a handler', '<img src="/a.png" onerror=alert(1)>', '<img src="/a.png" >'],
    ['what passes for a lifted style', '<p data-style="top:0">x</p>', '<p >x</p>'],
    ['a style element', '<style media="all">p{}</style>x', '<noframes media="all">p{}</noframes>x'],
    ['a base address', '<BASE href="/x">y', '<meta href="/x">y'],
  ])('takes %s', (_name, html, disarmed) => {
    expect(disarmMarkup(html)).toBe(disarmed);
  });

  it.each([
    ['text', 'a < b style="x" > c'],
    ['a value', `<p title='<b style="x">' data-style-of="y">x</p>`],
    ['a comment', '<!-- <p style="x"> --><!--><!---><b>x</b>'],
    ['a tag that is none', '<!a <p style="x"></ style="x">'],
    ['raw text', '<textarea><p style="x"></textarea><script>"<p style=x>"</script>'],
    ['raw text without end', '<xmp><p style="x" onclick="y">'],
    ['a drawing', '<svg><title>a</title><path d="M0 0" /><text>style="x"</text></svg>'],
    ['an unfinished value', '<p title="a style="'],
  ])('leaves %s', (_name, html) => {
    expect(disarmMarkup(html)).toBe(html);
  });

  it('changes nothing else that a parser makes of any HTML', async () => {
    const law = fc.asyncProperty(uglyHtml, async (html) => {
      await letGo();
      fc.pre(!/<(?:frameset|svg|math|!\[CDATA)/.test(html));
      expect(parse(disarmMarkup(html))).toBe(parse(html));
    });
    const examples: [string][] = [['<form name="documentElement"></form>'.repeat(2)]];
    await fc.assert(law, { numRuns: inject('runs'), examples });
  });

  it.each([
    '<script>a<!--<script>b</script><a onclick="x()"></script><p>c',
    '<script><!--<script></script><a title="</script><p onclick=x>">',
    '<script><!--><script></script><p onclick=x title="</script>">',
    '<script><!--<script>--></script><p onclick=x title="</script>">',
    '<SCRIPT><!--<scripts></script><p onclick=x title="</script>">',
    '<script><!--<script></script></script\n><p onclick=x>',
    '<script><!--<script></script>',
  ])('knows where a script ends that tells of another: %s', (html) => {
    const disarmed = disarmMarkup(html);
    expect(parse(disarmed)).toBe(parse(html));
    const page = new DOMParser().parseFromString(disarmed, 'text/html');
    expect(page.querySelector('[onclick]')).toBeNull();
  });

  it('keeps some hundred attributes of an element, and all text', () => {
    const attributes = Array.from({ length: 2000 }, (_, index) => ` a${index}="x"`).join('');
    const html = disarmMarkup(`<p${attributes}>kept</p>`);
    expect(html).toMatch(/^<p a0="x".* a499="x">kept<\/p>$/);
  });

  it('takes a moment for megabytes', () => {
    const fragments = ['<p style="a"', '<', '<!--', '<style>', '<p a="', '<p =', '</style', '<p /'];
    for (const fragment of fragments) {
      expect(disarmMarkup(fragment.repeat(200_000))).toMatch(/^</);
    }
  });
});

/** What a parser makes of HTML, without what disarming may change. */
function parse(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // A form of that name would hide it.
  const documentElement = Reflect.get(Document.prototype, 'documentElement', page) as HTMLElement;
  for (const hidden of documentElement.querySelectorAll('style, noframes, base, meta, template'))
    hidden.remove();
  for (const element of [documentElement, ...documentElement.querySelectorAll('*')]) {
    const armed = (name: string) => /^on|^(?:data-)?style$/.test(name);
    for (const name of element.getAttributeNames().filter(armed)) element.removeAttribute(name);
  }
  documentElement.normalize();
  return documentElement.outerHTML;
}
