import { packStyles, unpackStyles } from '../../src/page/prepared-styles.ts';

/**
 * Takes a page's body through what lies between server and browser: written as HTML without style
 * attributes, read by a parser, its styles put back.
 */
export function carryOver(root: HTMLElement): HTMLElement {
  packStyles(root);
  const parsed = new DOMParser().parseFromString(root.outerHTML, 'text/html');
  const arrived = document.adoptNode(parsed.body.firstElementChild as HTMLElement);
  unpackStyles(arrived);
  unpackStyles(root);
  return arrived;
}
