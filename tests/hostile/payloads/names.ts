import { cross, words } from './cross.ts';

const TAKEN = words(`location document window self top parent frames history navigator cookie domain
  body head forms images links scripts title all defaultView documentElement getElementById
  querySelector querySelectorAll createElement createTreeWalker addEventListener appendChild append
  attributes children childNodes firstChild parentNode ownerDocument nodeName nodeType textContent
  innerHTML outerHTML removeChild remove cloneNode getAttribute setAttribute removeAttribute
  hasAttribute classList className style dataset submit reset action method elements length
  localStorage fetch trustedTypes React __proto__ constructor prototype toString valueOf`);
const CARRIERS: readonly ((name: string) => string)[] = [
  (name) => `<img name="${name}" id="${name}" src=/x.png>`,
  (name) =>
    `<form id="${name}" name="${name}"><input name="${name}" id=y><button name=submit>x</button></form>`,
  (name) =>
    `<a id="${name}" href="javascript:attacked()">x</a><a id="${name}" name=href href="//evil.example">y</a>`,
  (name) =>
    `<iframe name="${name}" srcdoc="<a id=x href=//evil.example>x</a>"></iframe><embed name="${name}">`,
  (name) =>
    `<object id="${name}" name="${name}"></object><map name="${name}"></map><p id="${name}">x</p>`,
];

export const names: readonly string[] = cross(TAKEN, CARRIERS, (name, carry) => carry(name));
