import { parseArgs } from 'node:util';
import type { BenchResult } from './result.ts';
import { writeMarkdown } from './write-markdown.ts';

export interface BenchOptions {
  /** Fewer sizes and repetitions: to see that it works, not to quote. */
  readonly quick: boolean;
  /** Only these routes, where routes are measured. */
  readonly routes?: readonly string[];
  /** How often each is measured, where that can be chosen. */
  readonly runs?: number;
}

/** Runs one benchmark as a script: its result goes to standard output as tables, or as JSON. */
export async function runBench(
  measure: (options: BenchOptions) => Promise<BenchResult>,
): Promise<void> {
  const { values } = parseArgs({
    options: {
      format: { type: 'string', default: 'table' },
      quick: { type: 'boolean', default: false },
      routes: { type: 'string' },
      runs: { type: 'string' },
    },
  });
  const { quick, routes, runs } = values;
  const result = await measure({
    quick,
    ...(routes === undefined ? {} : { routes: routes.split(',') }),
    ...(runs === undefined ? {} : { runs: Number(runs) }),
  });
  console.log(values.format === 'json' ? JSON.stringify(result, null, 2) : writeMarkdown(result));
}
