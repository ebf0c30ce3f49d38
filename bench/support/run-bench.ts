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

const HELP = `Usage: npm run -s bench:NAME -- [options]

Options:
  --quick          fewer sizes and repetitions: to see that it works, not to quote
  --routes /a,/b   only these, where routes are measured
  --runs 5         how often each is measured, where that can be chosen
  --format json    JSON instead of tables
  --help           this text
`;

/** Runs one benchmark as a script: its result goes to standard output as tables, or as JSON. */
export async function runBench(
  measure: (options: BenchOptions) => Promise<BenchResult>,
): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      format: { type: 'string', default: 'table' },
      quick: { type: 'boolean', default: false },
      routes: { type: 'string' },
      runs: { type: 'string' },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const { quick, routes, runs } = values;
  const result = await measure({
    quick,
    ...(routes === undefined ? {} : { routes: routes.split(',') }),
    ...(runs === undefined ? {} : { runs: Number(runs) }),
  });
  console.log(values.format === 'json' ? JSON.stringify(result, null, 2) : writeMarkdown(result));
}
