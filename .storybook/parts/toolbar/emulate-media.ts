import forcedColors from './forced-colors.css?inline';

type Rewriting = readonly (readonly [query: string, instead: string])[];

const NEVER = 'not all';

/** What a media query reads as on another device. */
const rewritings: Readonly<Record<string, Rewriting>> = {
  print: [
    ['print', 'all'],
    ['screen', NEVER],
  ],
  'reduced-motion': [
    ['(prefers-reduced-motion: reduce)', 'all'],
    ['(prefers-reduced-motion: no-preference)', NEVER],
  ],
  'forced-colors': [['(forced-colors: active)', 'all']],
};

/**
 * Shows a document as on another device. A page cannot ask its browser for that, so its own style
 * sheets are rewritten; the forced colours are a sketch of what a system would do.
 * @returns the way back
 */
export function emulateMedia(media: string, document: Document): () => void {
  const rewriting = rewritings[media];
  const window = document.defaultView;
  if (!rewriting || !window) return () => {};
  const changed = new Map<CSSMediaRule, string>();
  const rewriteAll = (): void => {
    for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules, rewriting, changed);
  };
  rewriteAll();
  const observer = new MutationObserver(rewriteAll);
  observer.observe(document.head, { childList: true, subtree: true });
  const ask = window.matchMedia;
  window.matchMedia = (query) => ask.call(window, rewrite(query, rewriting));
  const sheet = media === 'forced-colors' ? adopt(forcedColors, document) : null;
  return () => {
    observer.disconnect();
    window.matchMedia = ask;
    for (const [rule, text] of changed) rule.media.mediaText = text;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

function rewriteRules(
  rules: CSSRuleList,
  rewriting: Rewriting,
  changed: Map<CSSMediaRule, string>,
): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const { mediaText } = rule.media;
    const text = rewrite(mediaText, rewriting);
    if (text !== mediaText && !changed.has(rule)) {
      changed.set(rule, mediaText);
      rule.media.mediaText = text;
    }
    rewriteRules(rule.cssRules, rewriting, changed);
  }
}

function rewrite(query: string, rewriting: Rewriting): string {
  return rewriting.find(([from]) => from === query.trim())?.[1] ?? query;
}

function adopt(text: string, document: Document): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
