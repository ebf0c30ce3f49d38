import { unifyStyle } from '../engine/unify-style.ts';
import { refusePageStyle } from '../engine/trust/index.ts';
import { readDeclarations } from './declarations.ts';
import { elementsIn } from './elements-in.ts';
import { LIFTED } from './lifted.ts';

/**
 * Takes every style attribute off and keeps its text for `restoreStyles`: a strict content
 * security policy refuses style attributes, but lets CSSOM write the same declarations.
 */
export function liftStyles(content: Element): void {
  for (const element of elementsIn(content, '[style]')) {
    element.setAttribute(LIFTED, element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
}

/** Writes the lifted declarations that a page may keep through CSSOM, and drops all others. */
export function restoreStyles(page: Element): void {
  for (const element of elementsIn(page, `[${LIFTED}]`)) {
    const style = element.getAttribute(LIFTED) ?? '';
    element.removeAttribute(LIFTED);
    if ('style' in element) writeStyle(element as HTMLElement, style);
  }
}

function writeStyle(element: HTMLElement, style: string): void {
  for (const { property, value: written, important } of readDeclarations(style)) {
    const value = unifyStyle(property, written);
    if (refusePageStyle(property, value)) continue;
    if (!important && element.style.getPropertyPriority(property) !== '') continue;
    element.style.setProperty(property, value, important ? 'important' : '');
  }
}
