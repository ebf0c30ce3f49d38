/** Scrolls to an element, into the upper part of the window: in a narrow one the panel has the lower. */
export function showOnPage(element: Element): void {
  const { top } = element.getBoundingClientRect();
  window.scrollBy({ top: top - window.innerHeight / 4 });
}
