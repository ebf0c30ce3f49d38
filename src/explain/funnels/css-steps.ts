import type { Step } from '../explanation.ts';
import { splitCompounds, splitList, splitSimples, type Compound } from '../split-css.ts';
import { explainLoss } from './explain-loss.ts';
import { findSafely, step, type FunnelScope } from './funnel-scope.ts';

/** A step for each compound of a CSS selector; where nothing is left, one for each of its parts. */
export function cssSteps(css: string, scope: FunnelScope): Step[] {
  return splitList(css).flatMap((selector) => selectorSteps(selector, scope));
}

function selectorSteps(selector: string, scope: FunnelScope): Step[] {
  const steps: Step[] = [];
  for (const compound of splitCompounds(selector)) {
    const count = findSafely(compound.prefix, scope.root).length;
    if (count === 0) return [...steps, ...lossSteps(compound, scope)];
    steps.push(step(scope, compound.prefix, count));
  }
  return steps;
}

/** `h4.title[id]`: how many `h4`, how many `h4.title`, up to the part that nothing has. */
function lossSteps({ text, combinator, prefix }: Compound, scope: FunnelScope): Step[] {
  const before = prefix.slice(0, prefix.length - text.length);
  const steps: Step[] = [];
  let known = '';
  for (const simple of splitSimples(text)) {
    const label = before + known + simple;
    const count = findSafely(label, scope.root).length;
    if (count === 0) {
      const loss = { simple, before, known, combinator, root: scope.root };
      return [...steps, step(scope, label, 0, explainLoss(loss))];
    }
    known += simple;
    steps.push(step(scope, label, count));
  }
  return steps;
}
