/** What one benchmark found. Every figure that is compared was taken in the same run. */
export interface BenchResult {
  /** The script's name: `bench:compiler`. */
  readonly name: string;
  /** A heading for people. */
  readonly title: string;
  /** How it was measured, in a few sentences. */
  readonly method: string;
  readonly tables: readonly Table[];
  readonly goals: readonly Goal[];
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A figure that somebody wants to be at most or at least something. */
export interface Goal {
  readonly what: string;
  readonly measured: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** True when a goal is met. */
export function isMet({ measured, atMost = Infinity, atLeast = -Infinity }: Goal): boolean {
  return measured <= atMost && measured >= atLeast;
}
