import { isDrawnByComponent } from '../../../engine/mount-points.ts';

/** Why no rule can be made for what was picked, in a sentence; null when one can. */
export function whyNoRule(element: Element, root: Element): string | null {
  if (isDrawnByComponent(element)) {
    return 'This is drawn by a component and not by the page’s HTML, so no rule can change it.';
  }
  if (element === root) return 'This is the whole page. Pick a part of it.';
  return null;
}
