import { INLINE } from '../engine/content-model.ts';

/** The namespaces of elements. */
export const HTML = 'http://www.w3.org/1999/xhtml';
export const SVG = 'http://www.w3.org/2000/svg';
export const MATHML = 'http://www.w3.org/1998/Math/MathML';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Elements that divide a page and may hold loose text. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  words('article aside blockquote center details div footer header main section'),
);

/** HTML elements a cleaned page may consist of. */
export const HTML_TAGS: readonly string[] = [
  ...INLINE,
  ...CONTAINERS,
  ...words(`address caption col colgroup dd dl dt figcaption figure h1 h2 h3 h4 h5 h6 hgroup hr li
    nav ol p pre summary table tbody td tfoot th thead tr ul`),
].filter((tag) => tag !== 'main');

/** SVG elements that draw and cannot animate, embed, link or load. */
export const SVG_TAGS: readonly string[] = words(`svg g defs path rect circle ellipse line polygon
  polyline text tspan clipPath mask linearGradient radialGradient stop pattern`);

/** Attributes a cleaned page may carry, next to `aria-*` and `data-*`. */
export const ATTRIBUTES: readonly string[] = words(`
  align alt bgcolor border cellpadding cellspacing cite class color cols colspan datetime decoding
  dir download face fetchpriority for headers height hidden href hreflang id label lang loading
  media name nowrap open rel reversed role rows rowspan scope size sizes span src srcset start
  summary tabindex target title translate type valign value width
  clip-path clip-rule clippathunits cx cy d dx dy fill fill-opacity fill-rule fx fy
  gradienttransform gradientunits mask maskcontentunits maskunits offset opacity pathlength
  patterncontentunits patterntransform patternunits points preserveaspectratio r rx ry
  spreadmethod stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor transform viewbox
  x x1 x2 xmlns y y1 y2`);

const KNOWN_ATTRIBUTES: ReadonlySet<string> = new Set(ATTRIBUTES);
/**
 * But for those with which this site marks its own elements, and for the settings of a responsive
 * script that is gone, which hold markup and old addresses.
 */
const OF_ANY_NAME =
  /^(?:aria-[\w-]+|data-(?!component|rule|island|prepared-style|et-multi-view$)[\w.\u00B7-\uFFFF-]+)$/;

/** True for an attribute that a cleaned page may carry; drawings write some in capitals. */
export function isKnownAttribute(name: string): boolean {
  if (KNOWN_ATTRIBUTES.has(name) || OF_ANY_NAME.test(name)) return true;
  return KNOWN_ATTRIBUTES.has(name.toLowerCase());
}

/** Elements that vanish with all they hold. */
export const DEAD: ReadonlySet<string> = new Set(
  words(`script style link meta base title head template noscript iframe
  frame frameset noembed noframes object embed applet param video audio track canvas map area
  input select textarea datalist keygen progress meter portal fencedframe`),
);

/** Elements that take another name, so that their text keeps its own block. */
export const RENAMED: Readonly<Record<string, string>> = {
  form: 'div',
  fieldset: 'div',
  legend: 'div',
  dialog: 'div',
  search: 'div',
  main: 'div',
  menu: 'ul',
  dir: 'ul',
  xmp: 'pre',
  listing: 'pre',
  plaintext: 'pre',
};
