import type { Selector } from '../../contract/rules.ts';
import type { Funnel, Step } from '../explanation.ts';
import { showSelector } from '../show-selector.ts';
import { findSafely } from './funnel-scope.ts';
import { selectorSteps } from './selector-steps.ts';

/** The funnels of a list of selectors, of which the first that finds something wins. */
export function writeFunnels(selectors: readonly Selector[], root: Element): Funnel[] {
  let isAsked = true;
  return selectors.map((selector) => {
    const funnel = { ...writeFunnel(selector, root), isAsked };
    if (funnel.found > 0) isAsked = false;
    return funnel;
  });
}

function writeFunnel(selector: Selector, root: Element): Omit<Funnel, 'isAsked'> {
  const found = findSafely(selector, root).length;
  const steps = selectorSteps(selector, { root, depth: 0, follow: selectorSteps });
  return {
    selector: showSelector(selector),
    found,
    steps: found > 0 ? steps.map(withoutNearest) : markLosses(steps),
  };
}

/** Of `p, li, td` some may find nothing: that is no loss while the others do. */
function withoutNearest({ depth, label, count }: Step): Step {
  return { depth, label, count, isLost: false };
}

/** The first step that leaves nothing is where the elements were lost. */
function markLosses(steps: readonly Step[]): Step[] {
  const lost = steps.findIndex(({ count }) => count === 0);
  return steps.map((one, index) => ({ ...one, isLost: index === lost }));
}

/** The steps of one selector outside of any list. */
export function writeSteps(selector: Selector, root: Element): Step[] {
  return markLosses(selectorSteps(selector, { root, depth: 0, follow: selectorSteps }));
}
