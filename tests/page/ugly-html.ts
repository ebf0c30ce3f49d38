import * as fc from 'fast-check';
import { PAYLOADS } from './payloads.ts';

const TAGS =
  `a b i p div span section header footer nav main article table tr td li ul pre h1 h2 form
  button label select option noscript template svg path title style script math mi img br iframe
  object video picture source x-y details summary textarea body html head center`.split(/\s+/);
const ATTRIBUTES =
  `class="a" id="main-content" style="color:red;position:fixed" onclick="x()" name=body
  href=/x href="javascript:x()" src=/a.png src="data:image/gif;base64,AA" data-src=/b.png srcset=" "
  data-style="color:red" data-component=x role=main class=elementor hidden is=x-y "<a" '`
    .split('\n')
    .flatMap((line) => line.trim().split(/ (?=\S+=|hidden|"<)/));

const piece = fc.oneof(
  fc.constantFrom(...Object.values(PAYLOADS).flat()),
  fc
    .tuple(fc.constantFrom(...TAGS), fc.constantFrom('', ...ATTRIBUTES))
    .map(([tag, attribute]) => `<${tag} ${attribute}>`),
  fc.constantFrom(...TAGS).map((tag) => `</${tag}>`),
  fc.constantFrom(
    'text',
    ' ',
    '\n',
    '&nbsp;',
    '&lt;b&gt;',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '\0',
    '"',
    '>',
  ),
  fc.string({ maxLength: 8 }),
);

/** Markup that no builder writes on purpose: tags open and close as they like. */
export const uglyHtml = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
