import { cross } from './cross.ts';

const ADDRESSES = [
  'https://evil.example/x',
  '//evil.example/x',
  'http://evil.example/x',
  '\\\\evil.example/x',
  '/\\evil.example/x',
  'https:evil.example/x',
  ' //evil.example/x',
  'ht\ttps://evil.example/x',
  'https://localhost@evil.example/x',
  'ws://evil.example/x',
];

/** Whatever lets a browser ask another host without a click. */
const CARRIERS: readonly ((address: string) => string)[] = [
  (at) => `<img src="${at}" alt=x>`,
  (at) => `<img srcset="${at} 1x, ${at} 2x" sizes=100vw alt=x>`,
  (at) => `<picture><source srcset="${at}"><img src="${at}" alt=x></picture>`,
  (at) =>
    `<img data-src="${at}" data-lazy-src="${at}" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`,
  (at) => `<img data-srcset="${at} 2x" src=/blank.gif loading=eager fetchpriority=high>`,
  (at) => `<noscript><img src="${at}"></noscript>`,
  (at) => `<div data-bg="${at}" data-background="url(${at})" class=lazy>x</div>`,
  (at) => `<div style="background-image:url(${at})">x</div>`,
  (at) => `<table background="${at}"><tr><td background="${at}">x</td></tr></table>`,
  (at) => `<body background="${at}">x</body>`,
  (at) => `<video src="${at}" poster="${at}" autoplay preload=auto></video>`,
  (at) => `<audio src="${at}" autoplay preload=auto></audio>`,
  (at) => `<video><source src="${at}"><track default src="${at}"></video>`,
  (at) => `<iframe src="${at}"></iframe>`,
  (at) => `<object data="${at}"></object>`,
  (at) => `<embed src="${at}">`,
  (at) => `<input type=image src="${at}">`,
  (at) => `<link rel=stylesheet href="${at}">`,
  (at) =>
    `<link rel="preload prefetch dns-prefetch preconnect modulepreload icon" as=image href="${at}">`,
  (at) => `<script src="${at}"></script>`,
  (at) => `<svg><image href="${at}" xlink:href="${at}"/><use href="${at}#y"/></svg>`,
  (at) => `<meta http-equiv=refresh content="0;url=${at}">`,
  (at) => `<base href="${at}"><img src=x.png>`,
  (at) =>
    `<style>@import "${at}"; @font-face{font-family:x;src:url(${at})} p{background:url(${at})}</style><p style="font-family:x">x</p>`,
  (at) => `<html manifest="${at}"><head profile="${at}"></head></html>`,
  (at) => `<applet codebase="${at}" archive="${at}"></applet>`,
];

export const loads: readonly string[] = cross(CARRIERS, ADDRESSES, (carry, at) => carry(at));
