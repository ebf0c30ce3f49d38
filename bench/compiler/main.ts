import { join } from 'node:path';
import type { BenchResult, Goal } from '../support/result.ts';
import { runBench, type BenchOptions } from '../support/run-bench.ts';
import { runForNumber, sampleInTurn } from '../support/run-node.ts';
import { median } from '../support/statistics.ts';

const SAMPLE = join(import.meta.dirname, 'sample.ts');
const WAYS = ['plain', 'ours', 'unchanged', 'changed'] as const;

/** Compiling rules, beside nothing but parsing and validating them. */
export async function benchCompiler({ quick }: BenchOptions): Promise<BenchResult> {
  const sizes = quick ? [100, 1_000] : [100, 1_000, 10_000];
  const rows: (string | number)[][] = [];
  const goals: Goal[] = [];
  for (const size of sizes) {
    // One size after the other: they would measure each other.
    const times = await measure(size, quick ? 3 : 9);
    const ratio = times.ours / times.plain;
    rows.push([size, times.plain, times.ours, ratio, times.unchanged, times.changed]);
    goals.push({ what: `${size} rules: ours ÷ plain`, measured: ratio, atMost: 1.3 });
    goals.push({ what: `${size} rules: one changed, ms`, measured: times.changed, atMost: 100 });
  }
  return {
    name: 'bench:compiler',
    title: 'Compiler',
    method:
      'Processor time in ms, medians; each sample in a process of its own, in turn. Plain is `yaml.parse`, compiling the committed JSON Schema with ajv and validating every file; ours does all checks of the compiler. Unchanged and changed are a second compilation in the same process, with no rule or one rule changed.',
    tables: [
      {
        title: 'Compile rules',
        columns: ['rules', 'plain', 'ours', 'ours ÷ plain', 'unchanged', 'one rule changed'],
        rows,
      },
    ],
    goals,
  };
}

async function measure(
  size: number,
  repetitions: number,
): Promise<Record<(typeof WAYS)[number], number>> {
  const samples = await sampleInTurn(WAYS, repetitions, (way) =>
    runForNumber(SAMPLE, way, String(size)),
  );
  const { plain, ours, unchanged, changed } = samples;
  return {
    plain: median(plain),
    ours: median(ours),
    unchanged: median(unchanged),
    changed: median(changed),
  };
}

if (import.meta.main) await runBench(benchCompiler);
