import type { Page } from 'playwright';

/**
 * Does to a page what browsers do that translate it: each text goes into two elements, and so does
 * every one that comes later.
 */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const UNTOUCHED = 'script, style, noscript, textarea, font';
    const translate = (text: Text): void => {
      if (text.data.trim() === '' || text.parentElement?.closest(UNTOUCHED) !== null) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `¡${text.data.trim()}!`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translate(text);
    };
    translateAll();
    const changes = { childList: true, subtree: true, characterData: true };
    new MutationObserver(translateAll).observe(document.body, changes);
  });
}
