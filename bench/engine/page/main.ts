import type { CompiledRule } from '../../../src/contract/rules.ts';
import { OWN } from './own.ts';
import { measureIdle } from './idle.ts';
import { runByHand, writeByHand } from './hand-written.ts';
import type { System, Task } from './system.ts';

/** Where the edits of a page are made: which element, counted in document order, and whose statement. */
export type Targets = readonly (readonly [element: number, statement: number])[];

export interface Sample {
  /** From the start to the last edit. */
  readonly milliseconds: number;
  /** Of the page's HTML afterwards. */
  readonly hash: string;
}

/** What the driver calls, in a fresh document and realm for each sample. */
const bench = {
  systems: { ...OWN } as Record<string, System>,

  /** Where hand-written code would edit this page. */
  listTargets(rules: readonly CompiledRule[]): Targets {
    const elements = new Map([...root().querySelectorAll('*')].map((one, index) => [one, index]));
    const statements = writeByHand(rules);
    const targets: [number, number][] = [];
    runByHand(statements, root(), (element, statement) =>
      targets.push([elements.get(element) ?? -1, statements.indexOf(statement)]),
    );
    return targets;
  },

  /** Times one system's first pass over the page. */
  async measure(
    name: string,
    rules: readonly CompiledRule[],
    targets: Targets,
    isAtOnce: boolean,
  ): Promise<Sample> {
    const task = prepareTask(rules, targets);
    const system = bench.systems[name] as System;
    let last = 0;
    globalThis.gc?.();
    const start = performance.now();
    system(task, () => (last = performance.now()));
    const end = performance.now();
    if (!isAtOnce) await settle(() => last);
    return { milliseconds: Math.max(end, last) - start, hash: hashOf(root().innerHTML) };
  },

  /** Times one system's correction of what comes late, from the moment in which it is added. */
  async measureLate(
    name: string,
    rules: readonly CompiledRule[],
    html: string,
    isAtOnce: boolean,
  ): Promise<Sample> {
    const system = bench.systems[name] as System;
    let last = 0;
    const watch = system(prepareTask(rules, []), () => (last = performance.now()));
    const correct = watch?.(new AbortController().signal);
    await settle(() => last);
    const added = document.createElement('div');
    added.innerHTML = html;
    globalThis.gc?.();
    const start = performance.now();
    root().append(added);
    correct?.(added);
    await Promise.resolve();
    const end = performance.now();
    if (!isAtOnce) await settle(() => last);
    return { milliseconds: Math.max(end, last) - start, hash: hashOf(root().innerHTML) };
  },

  /** Times what happens on the page and concerns no rule. */
  measureIdle: (path: string, rules: readonly CompiledRule[]) => measureIdle(root(), path, rules),
};

export type Bench = typeof bench;

declare global {
  var bench: Bench;
}

globalThis.bench = bench;

function root(): Element {
  return document.querySelector('main') as Element;
}

function prepareTask(rules: readonly CompiledRule[], places: Targets): Task {
  const elements = [...root().querySelectorAll('*')];
  const statements = writeByHand(rules);
  const targets = places.map(([element, statement]) => ({
    element: elements[element] as Element,
    statement: statements[statement] as Task['statements'][number],
  }));
  return { root: root(), rules, statements, targets };
}

/** Waits until no edit has been made for a while. */
async function settle(lastEdit: () => number): Promise<void> {
  const begin = performance.now();
  while (performance.now() - Math.max(begin, lastEdit()) < 150) {
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** The hash known as FNV-1a, of 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
