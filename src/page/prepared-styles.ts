import { elementsIn } from './elements-in.ts';

const MARK = 'data-prepared-style';
/** No style sheet names three ids, so the rule wins as an inline style does, `!important` or not. */
const AS_STRONG_AS_INLINE = ':not(#_#_#_)';

/**
 * Takes inline styles off and makes a style sheet of them: HTML that a server writes may not carry
 * style attributes under a strict content security policy, but a style sheet with a nonce. An
 * element keeps the text of its styles beside their number: the design asks for it by `*=`.
 * @returns the sheet's text; empty when there are no inline styles
 */
export function packStyles(root: Element): string {
  const rules = elementsIn(root, '[style]').map((element, index) => {
    const declarations = element.getAttribute('style') ?? '';
    element.setAttribute(MARK, `${index} ${declarations}`);
    element.removeAttribute('style');
    return `${selectorOf(index)}{${declarations}}`;
  });
  return rules.join('').replaceAll('<', '\\3c ');
}

/** Puts the styles that `packStyles` took off back where they were, through CSSOM. */
export function unpackStyles(root: Element): void {
  for (const element of elementsIn(root, `[${MARK}]`)) {
    const mark = element.getAttribute(MARK) ?? '';
    (element as HTMLElement).style.cssText = mark.slice(mark.indexOf(' ') + 1);
    element.removeAttribute(MARK);
  }
}

function selectorOf(index: number): string {
  return `[${MARK}^="${index} "]${AS_STRONG_AS_INLINE}`;
}
