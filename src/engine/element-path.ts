import type { ElementPath } from '../contract/first-view.ts';

/** Where an element stands below another one; elements are told by it in a copy of the same HTML. */
export function pathTo(element: Element, root: Element): ElementPath {
  const path: number[] = [];
  for (let step = element; step !== root && step.parentElement; step = step.parentElement) {
    path.unshift([...step.parentElement.children].indexOf(step));
  }
  return path;
}

/** The element at a place; null when there is none. */
export function elementAt(path: ElementPath, root: Element): Element | null {
  return path.reduce<Element | null>((element, index) => element?.children[index] ?? null, root);
}
