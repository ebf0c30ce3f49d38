import { parseArgs } from 'node:util';
import type { BenchResult } from './result.ts';
import { writeMarkdown } from './write-markdown.ts';

export interface BenchOptions {
  /** Fewer sizes and repetitions: to see that it works, not to quote. */
  readonly quick: boolean;
}

/** Runs one benchmark as a script: its result goes to standard output as tables, or as JSON. */
export async function runBench(
  measure: (options: BenchOptions) => Promise<BenchResult>,
): Promise<void> {
  const { values } = parseArgs({
    options: {
      format: { type: 'string', default: 'table' },
      quick: { type: 'boolean', default: false },
    },
  });
  const result = await measure({ quick: values.quick });
  console.log(values.format === 'json' ? JSON.stringify(result, null, 2) : writeMarkdown(result));
}
