import type { Selector } from '../../contract/rules.ts';
import type { Step } from '../explanation.ts';
import { cssSteps } from './css-steps.ts';
import { finderSteps, plainSteps } from './finder-steps.ts';
import type { FunnelScope } from './funnel-scope.ts';

/** How many elements are left after each step of a selector, be it CSS or a finder. */
export function selectorSteps(selector: Selector, scope: FunnelScope): Step[] {
  if (typeof selector === 'string') return cssSteps(selector, scope);
  const names = Object.keys(selector).filter((key) => key in finderSteps);
  const name = names.find((candidate) => candidate !== 'css') ?? names[0] ?? '';
  const write = finderSteps[name];
  return write ? write(selector, scope) : plainSteps(selector, scope);
}
