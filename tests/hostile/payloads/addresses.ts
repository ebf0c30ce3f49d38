import { cross } from './cross.ts';

const SPELLINGS = [
  'javascript:attacked()',
  'JaVaScRiPt:attacked()',
  ' javascript:attacked()',
  '\u0001javascript:attacked()',
  '\u00a0javascript:attacked()',
  'java\tscript:attacked()',
  'java\nscript:attacked()',
  'java&#10;script:attacked()',
  'java&Tab;script:attacked()',
  'javascript&colon;attacked()',
  'javascript&#58;attacked()',
  '&#106;avascript:attacked()',
  '&#x6A&#x61vascript:attacked()',
  'javascript://%0aattacked()',
  'javascript:/*--></title></style></textarea></script>*/attacked()',
  'javascript:void(attacked())',
  'javascript&#x0003A;attacked&lpar;&rpar;',
  'javascript\u2028:attacked()',
  'feed:javascript:attacked()',
  'view-source:javascript:attacked()',
  'vbscript:attacked()',
  'livescript:attacked()',
  'data:text/html,<script>parent.attacked()</script>',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQuYXR0YWNrZWQoKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg onload=parent.attacked()>',
  'data:application/xhtml+xml,<x xmlns=http://www.w3.org/1999/xhtml/>',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/1',
];

const CARRIERS: readonly ((address: string) => string)[] = [
  (at) => `<a href="${at}">x</a>`,
  (at) => `<a href='${at}' target=_blank><b>x</b></a>`,
  (at) => `<svg><a xlink:href="${at}"><text y=9>x</text></a></svg>`,
  (at) => `<svg><a href="${at}"><rect width=9 height=9 /></a></svg>`,
  (at) => `<math><mi href="${at}" xlink:href="${at}">x</mi></math>`,
  (at) => `<form action="${at}"><button>x</button><input type=submit></form>`,
  (at) => `<form id=f></form><button form=f formaction="${at}">x</button>`,
  (at) => `<iframe src="${at}"></iframe>`,
  (at) => `<object data="${at}"></object><embed src="${at}">`,
  (at) => `<img src="${at}" srcset="${at} 2x" alt=x>`,
  (at) =>
    `<map name=m><area href="${at}" shape=rect coords=0,0,9,9></map><img usemap=#m src=/x.png>`,
  (at) =>
    `<svg><animate attributeName=href values="${at}"/><set attributeName=xlink:href to="${at}"/></svg>`,
  (at) =>
    `<svg><a><animate attributeName=href from="${at}" to="${at}" begin=0s /><text y=9>x</text></a></svg>`,
  (at) => `<base href="${at}//"><a href="#x">x</a>`,
  (at) => `<meta http-equiv=refresh content="0;url=${at}">`,
  (at) => `<div data-src="${at}" data-bg="${at}" data-href="${at}" cite="${at}">x</div>`,
  (at) => `<video poster="${at}" src="${at}"><track src="${at}" default></video>`,
];

export const addresses: readonly string[] = cross(CARRIERS, SPELLINGS, (carry, at) => carry(at));
