import { describe, expect, it } from 'vitest';
import { cleanPage } from '../../src/page/clean-page.ts';
import { readDeclarations } from '../../src/page/declarations.ts';
import { spellOutSizes } from '../../src/page/spell-out-sizes.ts';
import { cleanMain } from './clean.ts';

/** The style attribute that is left of a style, as this engine writes it. */
function styleOf(style: string): string | null {
  const page = document.implementation.createHTMLDocument('');
  const paragraph = page.createElement('p');
  paragraph.setAttribute('style', style);
  return (
    cleanPage(`<main><h1>x</h1>${paragraph.outerHTML}</main>`, window)
      .querySelector('p')
      ?.getAttribute('style') ?? null
  );
}

describe('inline styles', () => {
  it.each([
    ['color:red', 'color: red;'],
    ['COLOR: #FFF', 'color: rgb(255, 255, 255);'],
    ['color:red;color:blue', 'color: blue;'],
    ['color:red !important;color:blue', 'color: red !important;'],
    ['color:#ffffff ! important ; ', 'color: rgb(255, 255, 255) !important;'],
    ['color:red;color:nonsense', 'color: red;'],
    ['margin:0 auto;padding:10px 20px', 'margin: 0px auto; padding: 10px 20px;'],
    ['width:calc(100% - 10px)', 'width: calc(100% - 10px);'],
    [
      'background:#eee url(/a.jpg) no-repeat center / cover',
      'background: url("/a.jpg") center center / cover no-repeat rgb(238, 238, 238);',
    ],
    [
      'background-image:url(https://x.example/a.jpg?a=1;b=2)',
      'background-image: url("https://x.example/a.jpg?a=1;b=2");',
    ],
    [
      'background-image:linear-gradient(180deg,red,blue)',
      'background-image: linear-gradient(red, blue);',
    ],
    ['background:transparent', 'background: none;'],
    ['background:none repeat scroll 0 0 #f5f5f5', 'background: rgb(245, 245, 245);'],
    ['border:none', 'border: 0px;'],
    ['border-left:medium none', 'border-left: 0px;'],
    ['box-shadow:0 2px 4px 0 #000', 'box-shadow: rgb(0, 0, 0) 0px 2px 4px;'],
    [
      'box-shadow:0px 6px 0px 10px rgba(0,0,0,0.3)',
      'box-shadow: rgba(0, 0, 0, 0.3) 0px 6px 0px 10px;',
    ],
    ['box-shadow:0 0 0 1px red', 'box-shadow: red 0px 0px 0px 1px;'],
    ['box-shadow:0 0 0px 3px #fff', 'box-shadow: rgb(255, 255, 255) 0px 0px 0px 3px;'],
    ['box-shadow:0 1px 0 red, 0 0 0 2px red', 'box-shadow: red 0px 1px, red 0px 0px 0px 2px;'],
    ['vertical-align:0', 'vertical-align: baseline;'],
    ['text-align:-webkit-center;opacity:.5', 'opacity: 0.5;'],
    ['text-decoration:underline 2px dotted red', 'text-decoration: underline;'],
    ['text-decoration:none solid rgb(0, 0, 0)', 'text-decoration: none;'],
    ['text-decoration:INHERIT', 'text-decoration: inherit;'],
    ['display:none', 'display: none;'],
  ])('%s is written as %s in every engine', (style, written) => {
    expect(styleOf(style)).toBe(written);
  });

  it.each([
    'position:fixed',
    'inset:0',
    'z-index:9',
    'content:"x"',
    'behavior:url(x.htc)',
    '-moz-binding:url(x)',
    'background:url(javascript:alert(1))',
    'background:url(data:image/svg+xml,x)',
    'background-image:image-set("https://x.example/a" 1x)',
    'background:\\75 rl(https://x.example)',
    'background:u/**/rl(https://x.example)',
    'list-style-image:url(/x)',
    'color:expression(alert(1))',
    'width:expression(alert(1))',
    '--x:url(https://x.example)',
    'color:var(--x)',
    'color:red}body{color:blue',
    '@import "x"',
    'filter:url(#x)',
    'cursor:url(/x),auto',
    'text-decoration:red',
    'nonsense',
    '',
  ])('refuses %s', (style) => {
    expect(styleOf(style)).toBeNull();
  });

  it('cuts declarations only where CSS does', () => {
    const cut = readDeclarations(
      `a:1;/* b:2; */c: "x;\\";y" ;d:url(a;b);e:f(;);g\\;h:3;:4;i;j:;k:5!IMPORTANT;l:'open;m`,
    );
    expect(cut).toEqual([
      { property: 'a', value: '1', important: false },
      { property: 'c', value: '"x;\\";y"', important: false },
      { property: 'd', value: 'url(a;b)', important: false },
      { property: 'e', value: 'f(;)', important: false },
      { property: 'g\\;h', value: '3', important: false },
      { property: '', value: '4', important: false },
      { property: 'k', value: '5', important: true },
      { property: 'l', value: `'open;m`, important: false },
    ]);
  });

  it('are read in time, however long they are', () => {
    for (const part of [' ', '"', '/*', '(', '!', '\\', ';', 'url( ']) {
      styleOf(`color: a${part.repeat(100_000)}b`);
    }
  });

  it('never come from the attribute in which they travel', () => {
    expect(cleanMain('<p data-style="color:red">x</p>')).toBe('<p>x</p>');
    expect(cleanMain('<p data-style="position:fixed" style="color:red">x</p>')).toBe(
      '<p style="color: red;">x</p>',
    );
  });
});

describe('spelling out sizes', () => {
  it('writes no shorthand that browsers do not know', () => {
    const style = 'min-height: 1px; max-width: 4px; min-width: 2px !important; max-height: 3px';
    const html = `<h1>x</h1><p style="${style}">text</p>`;
    const page = cleanPage(`<main>${html}</main>`, window);
    spellOutSizes(page);
    const written = readDeclarations(page.querySelector('p')?.getAttribute('style') ?? '');
    expect(new Set(written)).toEqual(new Set(readDeclarations(style)));
  });
});
