import type { Page } from 'playwright';

/** The words of elements that are broken over lines; what no space parts is one word. */
export function findBrokenWords(page: Page, css: string): Promise<string[]> {
  return page.locator(css).evaluateAll((all) => {
    const countLines = (text: Node, from: number, to: number): number => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range.getClientRects().length;
    };
    return all
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === 3))
      .flatMap((text) =>
        [...(text.nodeValue ?? '').matchAll(/[^ \n]+/g)]
          .filter(({ 0: word, index }) => countLines(text, index, index + word.length) > 1)
          .map(([word]) => word),
      );
  });
}
