/** The next larger element of the page; null when that is the whole page. */
export function elementAround(element: Element, root: Element): Element | null {
  const around = element.parentElement;
  return around && around !== root && root.contains(around) ? around : null;
}
