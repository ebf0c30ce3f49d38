import { elementsIn } from './elements-in.ts';

/**
 * Drops the letters that a page builder's icon font showed as pictures: without that font they
 * would read as a stray "7" or as an empty box.
 */
export function dropIconLetters(content: Element): void {
  for (const icon of elementsIn(content, '.et-pb-icon')) {
    if (icon.children.length === 0 && isOneLetter(icon.textContent)) icon.replaceChildren();
  }
}

function isOneLetter(text: string): boolean {
  return [...text.trim()].length === 1;
}
