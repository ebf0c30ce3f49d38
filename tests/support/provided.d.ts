import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many cases a property test tries. */
    runs: number;
    /** Where it begins to look for them; null: somewhere else each time. */
    seed: number | null;
  }
}
