import { cross, words } from './cross.ts';

const EVENTS =
  words(`abort afterprint animationcancel animationend animationiteration animationstart
  auxclick beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforetoggle
  beforeunload begin blur cancel canplay canplaythrough change click close command contentvisibilityautostatechange
  contextlost contextmenu contextrestored copy cuechange cut dblclick drag dragend dragenter dragleave
  dragover dragstart drop durationchange emptied end ended error focus focusin focusout formdata
  fullscreenchange gotpointercapture hashchange input invalid keydown keypress keyup languagechange
  load loadeddata loadedmetadata loadstart lostpointercapture message messageerror mousedown
  mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel offline online pagehide
  pageshow paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove
  pointerout pointerover pointerrawupdate pointerup popstate progress ratechange rejectionhandled
  repeat reset resize scroll scrollend search securitypolicyviolation seeked seeking select
  selectionchange selectstart show slotchange stalled start storage submit suspend timeupdate toggle
  touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun
  transitionstart unhandledrejection unload volumechange waiting webkitanimationend
  webkittransitionend wheel`);

/** What carries a handler, each spelled in its own way. */
const CARRIERS: readonly ((name: string) => string)[] = [
  (name) => `<img src=x on${name}=attacked()>`,
  (name) => `<p ON${name.toUpperCase()}="attacked()" tabindex=0 contenteditable>x</p>`,
  (name) => `<svg on${name}=attacked()><path d="M0 0h9v9" on${name}='attacked()'/></svg>`,
  (name) =>
    `<details open on${name}\n=\n"&#97;ttacked()"><summary on${name}=attacked()>x</summary></details>`,
  (name) => `<a href="/x"/on${name}/=attacked()//on${name}=attacked()>x</a>`,
  (name) =>
    `<video src=x on${name}="parent['attacked']()"><source src=x on${name}=attacked()></video>`,
];

const ON_LOAD = words(
  'img body svg iframe frame object embed link script style video audio image track',
);
const SPELLINGS = [
  'onerror=attacked()',
  'onerror=attacked`1`',
  'onload=attacked()',
  'OnLoAd="attacked()"',
  'onload\t=\tattacked()',
  'onload&#61;attacked() onerror=attacked()',
  '\u0000onload=attacked() onerror=attacked()',
  'x="><img src=x onerror=attacked()>" onload=attacked()',
];

export const handlers: readonly string[] = [
  ...cross(EVENTS, CARRIERS, (name, carry) => carry(name)),
  ...cross(ON_LOAD, SPELLINGS, (tag, spelling) => `<${tag} src=x href=x ${spelling}>x</${tag}>`),
];
