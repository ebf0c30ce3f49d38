import type { BuiltSizes, Sizes } from './measure-sizes.ts';

/** What a visitor may be sent at most; the file `size-budget.json`. */
export interface SizeBudget {
  /** Bytes after gzip of all scripts that a document loads by itself. */
  readonly firstScripts: number;
  /** What was measured when the budget was last accepted, to tell what grew since. */
  readonly accepted: BuiltSizes;
}

/** A part may be so much bigger than it was when the budget was accepted. */
const ROOM = 1.1;

/** One line for each budget that is not kept, with what grew; empty when all are kept. */
export function compareSizes(sizes: BuiltSizes, budget: SizeBudget): string[] {
  const { accepted } = budget;
  const first = sum(sizes.scripts);
  const isOver = first > budget.firstScripts;
  return [
    ...(isOver ? [`scripts of a first view: ${kB(first)} of ${kB(budget.firstScripts)}`] : []),
    ...(isOver ? listGrown('script', sizes.scripts, accepted.scripts, 1) : []),
    ...listGrown('later script', sizes.laterScripts, accepted.laterScripts, ROOM),
    ...listGrown('document', sizes.documents, accepted.documents, ROOM),
  ];
}

/** The sum of all sizes. */
export function sum(sizes: Sizes): number {
  return Object.values(sizes).reduce((total, size) => total + size, 0);
}

/** `120.2 kB`: 1000 bytes each. */
export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function listGrown(kind: string, sizes: Sizes, accepted: Sizes, room: number): string[] {
  return Object.entries(sizes).flatMap(([name, size]) => {
    const before = accepted[name];
    if (before === undefined) return [`${kind} ${name}: ${kB(size)}, new`];
    return size > before * room ? [`${kind} ${name}: ${kB(size)}, was ${kB(before)}`] : [];
  });
}
