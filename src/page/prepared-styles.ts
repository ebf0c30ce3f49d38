import { elementsIn } from './walk.ts';

const MARK = 'data-prepared-style';

/**
 * Takes inline styles off and makes a style sheet of them: HTML that a server writes may not carry
 * style attributes under a strict content security policy, but a style sheet with a nonce.
 * @returns the sheet's text; empty when there are no inline styles
 */
export function packStyles(root: Element): string {
  const rules = elementsIn(root, '[style]').map((element, index) => {
    const declarations = (element.getAttribute('style') ?? '').split(/;(?![^(]*\))/);
    element.setAttribute(MARK, String(index));
    element.removeAttribute('style');
    return `[${MARK}="${index}"]{${declarations.map(makeImportant).join('')}}`;
  });
  return rules.join('').replaceAll('<', '\\3c ');
}

/** An inline style wins over any style sheet; only so does what takes its place. */
function makeImportant(declaration: string): string {
  const text = declaration.trim().replace(/\s*!important$/, '');
  return text === '' ? '' : `${text}!important;`;
}
