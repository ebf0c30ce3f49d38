import { readDeclarations, writeDeclarations } from './declarations.ts';
import { elementsIn } from './elements-in.ts';
import { isRealSource } from './image-sources.ts';
import { LIFTED } from './lifted.ts';

const LAZY_BACKGROUNDS = [
  'data-bg',
  'data-bg-image',
  'data-lazy-bg',
  'data-background',
  'data-background-image',
];

/** Gives an element the background picture that a lazy loader kept for later. */
export function repairBackgrounds(content: Element): void {
  for (const name of LAZY_BACKGROUNDS) {
    for (const element of elementsIn(content, `[${name}]`)) {
      const address = unquoted(element.getAttribute(name) ?? '');
      element.removeAttribute(name);
      if (looksLikeAddress(address)) paint(element, address);
    }
  }
}

function paint(element: Element, address: string): void {
  const declarations = readDeclarations(element.getAttribute(LIFTED) ?? '');
  const isPainted = declarations.some(({ property, value }) => {
    return property.startsWith('background') && value.includes('url(');
  });
  if (isPainted) return;
  const picture = { property: 'background-image', value: `url("${address}")`, important: false };
  element.setAttribute(LIFTED, writeDeclarations([...declarations, picture]));
}

function unquoted(text: string): string {
  const inside = /^url\((.*)\)$/i.exec(text.trim())?.[1] ?? text;
  return inside.trim().replace(/^(["'])(.*)\1$/, '$2');
}

/** The same attribute names also carry colors and names of themes. */
function looksLikeAddress(text: string): boolean {
  return isRealSource(text) && /[./]/.test(text) && !/[\s"'\\();]/.test(text);
}
