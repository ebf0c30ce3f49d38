import type { CompiledRule } from '../../../src/contract/rules.ts';
import { openSession } from '../../../src/engine/index.ts';

/** Microseconds that one mutation takes, by its kind. */
export type IdleCosts = Readonly<Record<string, number>>;

const ROUNDS = 200;
const TICKS = 25;

/** What goes on in a page and concerns no rule, such as a clock, a carousel, an animation. */
const MUTATIONS: Readonly<Record<string, (element: HTMLElement, count: number) => void>> = {
  'text node': ({ firstChild }, count) => ((firstChild as Text).data = `tick ${count}`),
  textContent: (element, count) => (element.textContent = `tick ${count}`),
  class: (element, count) => element.classList.toggle('ticking', count % 2 === 0),
  style: (element, count) => element.style.setProperty('opacity', count % 2 === 0 ? '0' : '1'),
};

/**
 * Times mutations that concern no rule, each until everybody has heard of it.
 * @param rules those that watch the page; none: nobody does
 */
export async function measureIdle(
  root: Element,
  path: string,
  rules: readonly CompiledRule[],
): Promise<IdleCosts> {
  const element = document.createElement('output');
  element.textContent = 'tick';
  (root.querySelector('p') ?? root).before(element);
  const session = openSession({ root, path, rules });
  session.applyNow();
  session.start(new AbortController().signal);
  const costs: Record<string, number> = {};
  for (const [kind, mutate] of Object.entries(MUTATIONS)) {
    costs[kind] = await timeTicks((count) => mutate(element, count));
  }
  return costs;
}

/** Of the fastest round: whatever else a machine does only makes the others slower. */
async function timeTicks(tick: (count: number) => void): Promise<number> {
  let fastest = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    for (let count = 0; count < TICKS; count += 1) {
      tick(count);
      await Promise.resolve();
    }
    fastest = Math.min(fastest, performance.now() - start);
  }
  return (fastest / TICKS) * 1000;
}
