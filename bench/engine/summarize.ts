import { median } from '../support/statistics.ts';
import type { Cell, Goal } from './cells.ts';
import type { Samples } from './measure.ts';

export interface SystemResult {
  readonly system: string;
  /** Of all repetitions. */
  readonly median: number;
  readonly fastest: number;
  readonly slowest: number;
  /** The page's HTML is what hand-written code makes of it. */
  readonly isSame: boolean;
}

export interface GoalResult extends Goal {
  readonly ratio: number;
}

export interface CellResult extends Cell {
  /** Milliseconds. */
  readonly systems: readonly SystemResult[];
  readonly goals: readonly GoalResult[];
}

/** The medians of a cell, and whether its goals are met. */
export function summarize(
  cell: Cell,
  samples: Samples,
  goals: readonly Goal[],
  others: readonly CellResult[],
): CellResult {
  const wanted = samples.get('hand-written')?.[0]?.hash;
  const systems = [...samples].map(([system, taken]) => {
    const times = taken.map(({ milliseconds }) => milliseconds);
    const isSame = taken.every(({ hash }) => hash === wanted);
    const [fastest, slowest] = [Math.min(...times), Math.max(...times)];
    return { system, median: median(times), fastest, slowest, isSame };
  });
  const own = goals.filter((goal) => isSameCell(goal, cell));
  return { ...cell, systems, goals: own.flatMap((goal) => judge(goal, systems, others)) };
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.elements === other.elements && one.rules === other.rules && one.late === other.late;
}

function judge(
  goal: Goal,
  systems: readonly SystemResult[],
  cells: readonly CellResult[],
): GoalResult[] {
  const { toCell } = goal;
  const elsewhere = toCell && cells.find((cell) => isSameCell(cell, toCell))?.systems;
  const one = systems.find(({ system }) => system === goal.of);
  const other = (toCell ? elsewhere : systems)?.find(({ system }) => system === goal.to);
  if (!one || !other) return [];
  return [{ ...goal, ratio: one.median / other.median }];
}
