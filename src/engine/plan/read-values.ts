/** The elements that have an attribute, in document order, and its value in each. */
export interface Values {
  readonly elements: ArrayLike<Element>;
  readonly values: readonly string[];
}

/** Reads an attribute of all elements inside of one. */
export function readValues(scope: Element, attribute: string): Values {
  const elements = scope.querySelectorAll(`[${attribute}]`);
  const values: string[] = [];
  for (let at = 0; at < elements.length; at += 1) {
    values.push((elements[at] as Element).getAttribute(attribute) ?? '');
  }
  return { elements, values };
}
