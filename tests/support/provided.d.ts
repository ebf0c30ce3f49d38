import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many cases a property test tries. */
    runs: number;
  }
}
