import type { CompiledRule } from '../../../src/contract/rules.ts';
import { writeByHand } from '../../engine/page/hand-written.ts';
import { isNative } from './native.ts';
import { WAYS, type Stage, type Timed } from './ways.ts';

export interface Sample {
  /** Milliseconds. */
  readonly stages: Readonly<Partial<Record<Stage, number>>>;
  /** How many elements are hidden in the end, which tells whether the page was corrected. */
  readonly hidden: number;
}

/** What the driver calls, in a fresh document and realm for each sample. */
const beforePaint = {
  ways: Object.keys(WAYS).filter((way) => isNative || !way.startsWith('native')),

  /** Times one way of a page to the screen. */
  measure(way: string, html: string, rules: readonly CompiledRule[]): Sample {
    const main = document.querySelector('main') as Element;
    const stages: Partial<Record<Stage, number>> = {};
    const timed: Timed = (stage, work) => {
      const start = performance.now();
      const result = work();
      stages[stage] = (stages[stage] ?? 0) + performance.now() - start;
      return result;
    };
    const task = { html, rules, statements: writeByHand(rules), main };
    globalThis.gc?.();
    WAYS[way]?.(task, timed);
    timed('layout', () => main.getBoundingClientRect());
    return { stages, hidden: main.querySelectorAll('[hidden]').length };
  },
};

declare global {
  var beforePaint: BeforePaint;
}

type BeforePaint = typeof beforePaint;

globalThis.beforePaint = beforePaint;
