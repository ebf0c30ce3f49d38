import { forceColors, freeColors } from './force-colors.ts';
import forcedColors from './forced-colors.css?inline';

interface Emulation {
  /** What a media query reads as on the other device. */
  readonly queries: readonly (readonly [query: string, instead: string])[];
  /** What the other device makes of a rule. */
  readonly change?: (rule: CSSStyleRule) => void;
  readonly changeBack?: (rule: CSSStyleRule) => void;
  /** What it has of its own. */
  readonly sheet?: string;
}

const NEVER = 'not all';

const emulations: Readonly<Record<string, Emulation>> = {
  print: {
    queries: [
      ['print', 'all'],
      ['screen', NEVER],
    ],
  },
  'reduced-motion': {
    queries: [
      ['(prefers-reduced-motion: reduce)', 'all'],
      ['(prefers-reduced-motion: no-preference)', NEVER],
    ],
  },
  'forced-colors': {
    queries: [['(forced-colors: active)', 'all']],
    change: forceColors,
    changeBack: freeColors,
    sheet: forcedColors,
  },
};

/**
 * Shows a document as on another device. A page cannot ask its browser for that, so its own style
 * sheets are rewritten.
 * @returns the way back
 */
export function emulateMedia(media: string, document: Document): () => void {
  const emulation = emulations[media];
  const window = document.defaultView;
  if (!emulation || !window) return () => {};
  const { change = keep, changeBack = keep, sheet = '' } = emulation;
  const queries = new Map<CSSMediaRule, string>();
  const rewriteAll = (): void =>
    forEachRule(document, (rule) => {
      if (rule instanceof CSSMediaRule) rewriteQuery(rule, emulation, queries);
      if (rule instanceof CSSStyleRule) change(rule);
    });
  rewriteAll();
  const observer = new MutationObserver(rewriteAll);
  observer.observe(document.head, { childList: true, subtree: true });
  const ask = window.matchMedia;
  window.matchMedia = (query) => ask.call(window, translate(query, emulation));
  const adopted = adopt(sheet, document);
  return () => {
    observer.disconnect();
    window.matchMedia = ask;
    for (const [rule, text] of queries) rule.media.mediaText = text;
    forEachRule(document, (rule) => rule instanceof CSSStyleRule && changeBack(rule));
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== adopted);
  };
}

const keep = (): void => {};

function forEachRule(document: Document, visit: (rule: CSSRule) => void): void {
  const visitAll = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      visit(rule);
      if (rule instanceof CSSGroupingRule) visitAll(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visitAll(sheet.cssRules);
}

function rewriteQuery(
  rule: CSSMediaRule,
  emulation: Emulation,
  queries: Map<CSSMediaRule, string>,
): void {
  const { mediaText } = rule.media;
  const text = translate(mediaText, emulation);
  if (text === mediaText || queries.has(rule)) return;
  queries.set(rule, mediaText);
  rule.media.mediaText = text;
}

function translate(query: string, { queries }: Emulation): string {
  return queries.find(([from]) => from === query.trim())?.[1] ?? query;
}

function adopt(text: string, document: Document): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
