import { emulations, type Emulation } from './emulations.ts';

/**
 * Shows a document as on another device. A page cannot ask its browser for that, so its own style
 * sheets are rewritten.
 * @param names of emulations; any other name stands for the device as it is
 * @returns the way back
 */
export function emulateDevice(names: readonly string[], document: Document): () => void {
  const chosen = names.flatMap((name) => emulations[name] ?? []);
  const window = document.defaultView;
  if (chosen.length === 0 || !window) return () => {};
  const translate = (query: string): string =>
    chosen.reduce((text, emulation) => emulation.translate(text), query);
  const queries = new Map<CSSMediaRule, string>();
  const rewriteAll = (): void =>
    forEachRule(document, (rule) => {
      if (rule instanceof CSSMediaRule) rewriteQuery(rule, translate, queries);
      if (rule instanceof CSSStyleRule) for (const { change } of chosen) change?.(rule);
    });
  rewriteAll();
  const stopWatching = watchSheets(document, rewriteAll);
  const ask = window.matchMedia;
  window.matchMedia = (query) => ask.call(window, translate(query));
  const putAway = adopt(chosen, document);
  return () => {
    stopWatching();
    window.matchMedia = ask;
    for (const [rule, text] of queries) rule.media.mediaText = text;
    forEachRule(document, (rule) => {
      if (rule instanceof CSSStyleRule) for (const { changeBack } of chosen) changeBack?.(rule);
    });
    putAway();
  };
}

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
  translate: Emulation['translate'],
  queries: Map<CSSMediaRule, string>,
): void {
  const { mediaText } = rule.media;
  if (queries.has(rule)) return;
  const text = translate(mediaText);
  if (text === mediaText) return;
  queries.set(rule, mediaText);
  rule.media.mediaText = text;
}

/** Style sheets come with the parts that need them: as an element, or a while after it. */
function watchSheets(document: Document, rewrite: () => void): () => void {
  const observer = new MutationObserver(rewrite);
  observer.observe(document.head, { childList: true, subtree: true });
  document.head.addEventListener('load', rewrite, true);
  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', rewrite, true);
  };
}

function adopt(chosen: readonly Emulation[], document: Document): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(chosen.map((emulation) => emulation.sheet ?? '').join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
