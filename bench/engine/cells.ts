/** A page of so many elements under so many rules. */
export interface Cell {
  readonly elements: number;
  readonly rules: number;
  /** Elements that come late, when the page is corrected; then only they are measured. */
  readonly late?: number;
}

/** What is wanted of a ratio in one cell. */
export interface Goal extends Cell {
  readonly of: string;
  /** The ratio's other side. */
  readonly to: string;
  /** Where the other side is measured, if not in the same cell. */
  readonly toCell?: Cell;
  /** The ratio of medians must not be above it. */
  readonly most: number;
}

const SIZES = [1_000, 5_000, 20_000];
const FEW = [10, 25, 50];
const MANY = [500, 2_000];

const LATE = [1, 10, 100, 1_000];

export const CELLS: readonly Cell[] = [
  ...SIZES.flatMap((elements) => [...FEW, ...MANY].map((rules) => ({ elements, rules }))),
  ...LATE.flatMap((late) =>
    MANY.flatMap((rules) => [5_000, 20_000].map((elements) => ({ elements, rules, late }))),
  ),
];

/** The same system in two cells: what may not make a difference. */
function alike(cell: Cell, toCell: Cell): Goal {
  return { ...cell, toCell, of: 'ours', to: 'ours', most: 1.2 };
}

const byHand = (elements: number, rules: number, most: number): Goal => ({
  elements,
  rules,
  most,
  of: 'ours',
  to: 'hand-written',
});

export const GOALS: readonly Goal[] = [
  ...SIZES.flatMap((elements) => FEW.map((rules) => byHand(elements, rules, 1.05))),
  byHand(1_000, 500, 0.45),
  byHand(5_000, 500, 0.25),
  byHand(5_000, 2_000, 0.12),
  byHand(20_000, 500, 0.13),
  byHand(20_000, 2_000, 0.04),
  ...SIZES.flatMap((elements) =>
    MANY.map((rules): Goal => ({ elements, rules, of: 'ours', to: 'floor', most: 1.5 })),
  ),
  { elements: 5_000, rules: 500, of: 'ours', to: 'dom-mutator', most: 1 / 16 },
  { elements: 5_000, rules: 2_000, of: 'ours', to: 'dom-mutator', most: 1 / 42 },
  { elements: 20_000, rules: 2_000, of: 'ours', to: 'dom-mutator', most: 1 / 90 },
  ...LATE.flatMap((late) => [
    ...MANY.map((rules) =>
      alike({ elements: 20_000, rules, late }, { elements: 5_000, rules, late }),
    ),
    ...[5_000, 20_000].map((elements) =>
      alike({ elements, rules: 2_000, late }, { elements, rules: 500, late }),
    ),
  ]),
  ...[5_000, 20_000].map((elements) => ({
    elements,
    rules: 2_000,
    late: 1_000,
    of: 'ours',
    to: 'selector-observer',
    most: 1 / 45,
  })),
];
