/**
 * CSS that came into use yesterday is an error in a browser of last year, which a rule hears when
 * it looks. Until then nobody else may stumble over it.
 */

/** False for CSS that this browser does not know. */
export function knowsCss(element: Element, css: string): boolean {
  return isOr(() => element.matches(css), null) !== null;
}

/** Whether an element fits CSS; true when this browser does not know it: who asks for it must look. */
export function mayFit(element: Element, css: string): boolean {
  return isOr(() => element.matches(css), true);
}

/** Whether an element or one around it fits CSS; true when this browser does not know it. */
export function mayBeInside(element: Element, css: string): boolean {
  return isOr(() => element.closest(css) !== null, true);
}

/** Whether an element or one inside of it fits CSS; true when this browser does not know it. */
export function mayHold(element: Element, css: string): boolean {
  return isOr(() => element.matches(css) || element.querySelector(css) !== null, true);
}

function isOr<Otherwise>(ask: () => boolean, otherwise: Otherwise): boolean | Otherwise {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}
