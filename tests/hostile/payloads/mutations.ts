import { cross } from './cross.ts';

const BOMB = '<img src=x onerror=attacked()>';

/** Where a parser changes its mind about what it reads. */
const AROUND: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<svg>${inner}</svg>`,
  (inner) => `<math>${inner}</math>`,
  (inner) => `<svg></p>${inner}`,
  (inner) => `<math><mtext>${inner}</mtext></math>`,
  (inner) => `<math><mtext><table><mglyph>${inner}</table></math>`,
  (inner) => `<math><annotation-xml encoding="text/html">${inner}</annotation-xml></math>`,
  (inner) =>
    `<math><annotation-xml encoding="application/xhtml+xml"><svg>${inner}</svg></annotation-xml></math>`,
  (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner) => `<svg><desc>${inner}</desc></svg>`,
  (inner) => `<svg><title>${inner}</title></svg>`,
  (inner) => `<math><mi><mglyph><svg><mtext>${inner}`,
  (inner) => `<form><math><mtext></form><form><mglyph>${inner}</math>`,
  (inner) => `<table><tr><td>${inner}</table>`,
  (inner) => `<table>${inner}<caption>x`,
  (inner) => `<select><option>${inner}</select>`,
  (inner) => `<p><table><a href=1><p>${inner}`,
  (inner) => `<template>${inner}</template>`,
  (inner) => `<noscript>${inner}</noscript>`,
  (inner) => `<button><button>${inner}`,
  (inner) => `<a><table><a>${inner}`,
  (inner) => `<h1><a><h6></a></h6>${inner}</h1>`,
  (inner) => `<ruby><rt><ruby>${inner}`,
  (inner) => `${'<div>'.repeat(300)}${inner}`,
  (inner) => `${'<b><i>'.repeat(12)}<p>${inner}`,
];

/** Texts that are raw in one reading and markup in another. */
const HIDDEN: readonly string[] = [
  `<style><a id="</style>${BOMB}">`,
  `<style><!--</style>${BOMB}--></style>`,
  `<style><img title="</style>${BOMB}"></style>`,
  `<title><a title="</title>${BOMB}"></title>`,
  `<textarea><p title="</textarea>${BOMB}"></textarea>`,
  `<xmp><p title="</xmp>${BOMB}"></xmp>`,
  `<noscript><p title="</noscript>${BOMB}"></noscript>`,
  `<noembed><p title="</noembed>${BOMB}"></noembed>`,
  `<noframes><p title="</noframes>${BOMB}"></noframes>`,
  `<iframe><p title="</iframe>${BOMB}"></iframe>`,
  `<script><p title="</script>${BOMB}"></script>`,
  `<!--<p title="-->${BOMB}">-->`,
  `<!-- --!>${BOMB} -->`,
  `<!-->${BOMB}-->`,
  `<?x title="?>${BOMB}">`,
  `<![CDATA[<p title="]]>${BOMB}">]]>`,
  `<p title="&lt;/style&gt;${BOMB.replaceAll('<', '&lt;')}">x</p>`,
  `<listing>${BOMB.replaceAll('<', '&lt;')}</listing><plaintext>${BOMB}`,
  `<mglyph><style><!--</style><a title="--&gt;&lt;img src=x onerror=attacked()&gt;">`,
  `<option><style></option></select><b>${BOMB}</style></option>`,
];

export const mutations: readonly string[] = cross(AROUND, HIDDEN, (around, inner) => around(inner));
