import { cross } from './cross.ts';

const COVERING = [
  'position:fixed;inset:0;z-index:2147483647',
  'POSITION:FIXED!important;top:0;left:0;width:100vw;height:100vh',
  'position:f\\69xed;inset:0',
  'position:/**/fixed;inset:0',
  'p\\6fsition:fixed;inset:0',
  'position:sticky;top:0;z-index:2147483647;height:100vh',
  'position:absolute;top:-200px;left:0;right:0;height:9000px;z-index:2147483647',
  'position:relative;top:-2000px;height:4000px;z-index:2147483647',
  'margin-top:-4000px;height:9000px;opacity:.99',
  'height:9000px;margin-bottom:-9000px;opacity:.99',
  'display:inline-block;width:300vw;height:9000px;margin:-4000px -100vw;opacity:.5',
  'float:left;width:200vw;height:9000px;margin:-3000px -50vw -9000px;opacity:.9',
  'transform:translate(-50vw,-3000px) scale(50)',
  'translate:0 -2000px;scale:60',
  'box-shadow:0 0 0 9999px red;opacity:.99',
  'outline:9999px solid red',
  'border:3000px solid red;margin:-3000px;opacity:.9',
  'display:grid;grid-row:1;margin-top:-9000px;padding:9000px 0;opacity:.9',
  'anchor-name:--x;position-anchor:--x;position:fixed;inset:0',
  'zoom:50;margin-top:-900px;opacity:.9',
];
const CARRIERS: readonly ((style: string) => string)[] = [
  (style) => `<div style="${style}">Sign in</div>`,
  (style) => `<a href="https://evil.example/" style="display:block;${style}">Sign in</a>`,
  (style) => `<p><span data-style="${style}" style="${style}">x</span></p>`,
  (style) => `<img src="/favicon.svg" alt="x" style="${style}">`,
  (style) => `<svg width=2000 height=9000 style="${style}"><rect width=2000 height=9000 /></svg>`,
];
const TALL = [
  '<dialog open style="position:fixed;inset:0">x</dialog>',
  '<dialog id=d>x</dialog><button command=show-modal commandfor=d>x</button>',
  '<div popover id=p style="inset:0">x</div><button popovertarget=p>x</button>',
  '<marquee height=9000 width=9000 behavior=slide>x</marquee>',
  '<img src=/favicon.svg width=99999 height=99999 hspace=-5000 vspace=-5000 align=left>',
  '<table width=99999 height=99999 cellspacing=-500 align=left><tr><td>x</table>',
  '<font size="+99999">x</font>',
  '<p align=left tabindex=1 accesskey=a autofocus inert>x</p>',
];

/** @param classNames names of the site's own style sheet that lift an element off the page */
export function overlays(classNames: readonly string[]): readonly string[] {
  return [
    ...cross(CARRIERS, COVERING, (carry, style) => carry(style)),
    ...classNames.map((name) => `<div class="${name}" style="height:3000px">Sign in</div>`),
    ...TALL,
  ];
}
