import { cleanPage } from '../../src/page/clean-page.ts';

/** The cleaned page as HTML, without its own wrapper. */
export function clean(html: string): string {
  return cleanPage(html, window).innerHTML;
}

/** The cleaned content of a page whose main area holds `html`. */
export function cleanMain(html: string): string {
  return clean(`<body><header>Menu</header><div id="main-content">${html}</div></body>`);
}

/** The words a visitor reads, separated by single spaces; every element separates words. */
export function wordsOf(root: Node): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** The words of the cleaned page. */
export function words(html: string): string {
  return wordsOf(cleanPage(html, window));
}
