import { cross, words } from './cross.ts';

const LOADING = words(`image use feImage script pattern linearGradient radialGradient filter
  mask clipPath marker symbol textPath tref mpath cursor color-profile font-face-uri animate
  animateMotion animateTransform set discard handler listener style foreignObject a`);
const SOURCES = [
  'href="//evil.example/x.svg#y"',
  'xlink:href="//evil.example/x.svg#y"',
  "href=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' id='y' onload='attacked()'/%3E#y\"",
  'onbegin="attacked()" onend="attacked()" onrepeat="attacked()" dur="1ms" begin="0s" attributeName="x"',
  'onload="attacked()" onerror="attacked()" href="x"',
  'attributeName="onmouseover" to="attacked()" values="attacked()" from="x"',
];
const PAINT = words('fill stroke filter mask clip-path marker-start marker-mid marker-end cursor');
const PAINTS = [
  'url(//evil.example/x.svg#y)',
  'URL( "//evil.example/x.svg#y" )',
  "url(&quot;//evil.example/x.svg&quot;) url('//evil.example/z')",
  '\\75rl(//evil.example/x.svg#y)',
  'u/**/rl(//evil.example/x) url(https://evil.example/x)',
  'image-set(url(//evil.example/x) 1x)',
];
const FORMULAS = words(
  'math mi mo mn mtext ms mglyph maction mpadded semantics annotation-xml none',
);
const IN_FORMULAS = [
  'href="javascript:attacked()"',
  'xlink:href="javascript:attacked()"',
  'actiontype="statusline#http://evil.example" xlink:href="javascript:attacked()"',
  'src="//evil.example/x" altimg="//evil.example/y"',
  'onclick="attacked()" onmouseover="attacked()" onload="attacked()"',
];

export const drawings: readonly string[] = [
  ...cross(
    LOADING,
    SOURCES,
    (tag, source) => `<svg><${tag} ${source}>x</${tag}><path d="M0 0h9v9"/></svg>`,
  ),
  ...cross(
    PAINT,
    PAINTS,
    (name, paint) => `<svg><rect width=9 height=9 ${name}="${paint}"/></svg>`,
  ),
  ...cross(FORMULAS, IN_FORMULAS, (tag, more) => `<math><${tag} ${more}>x</${tag}></math>`),
];
