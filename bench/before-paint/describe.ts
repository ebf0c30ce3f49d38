import type { BenchResult, Goal, Table } from '../support/result.ts';
import { median } from '../support/statistics.ts';
import type { Sample } from './page/main.ts';
import type { Stage } from './page/ways.ts';

/** The samples of one page, by way. */
export interface PageResult {
  readonly kilobytes: string;
  readonly samples: Readonly<Record<string, readonly Sample[]>>;
}

const STAGES: readonly Stage[] = ['parse and clean', 'sanitize', 'correct', 'insert', 'layout'];
const USUAL = 'DOMPurify, insert, correct live';
const FLOOR = 'innerHTML, nothing else';

/** The results for a reader: medians by stage, and how the ways compare. */
export function describe(results: readonly PageResult[], rules: number): BenchResult {
  return {
    name: 'bench:before-paint',
    title: 'From HTML to the first paint',
    method: `Real Chromium, a generated body under ${rules} rules, a fresh document and realm for each sample, the ways in turn. Milliseconds, medians. "Usual" sanitizes to a string with DOMPurify as it comes, inserts it and corrects the live page by hand-written code; it cleans nothing. Ours reads any export: it looks for the main content, drops frames and scripts, repairs images, lifts inline styles, sanitizes, corrects, and keeps undo records. The body is beyond doubt, as most are, so that ours does not ask DOMPurify (decision 010).`,
    tables: results.map(describePage),
    goals: results.map(describeGoal),
  };
}

function describePage({ kilobytes, samples }: PageResult): Table {
  const floor = totalOf(samples[FLOOR]);
  return {
    title: `A body of ${kilobytes} kB`,
    columns: ['way', ...STAGES, 'total', '÷ innerHTML', 'elements hidden'],
    rows: Object.entries(samples).map(([way, taken]) => [
      way,
      ...STAGES.map((stage) => medianOf(taken, stage)),
      totalOf(taken),
      totalOf(taken) / floor,
      taken[0]?.hidden ?? 0,
    ]),
  };
}

function describeGoal({ kilobytes, samples }: PageResult): Goal {
  return {
    what: `${kilobytes} kB: ours ÷ ${USUAL}`,
    measured: totalOf(samples['ours']) / totalOf(samples[USUAL]),
    atMost: 0.95,
  };
}

function medianOf(samples: readonly Sample[], stage: Stage): number | string {
  const times = samples.flatMap(({ stages }) => stages[stage] ?? []);
  return times.length > 0 ? median(times) : '–';
}

/** All stages together; NaN for a way that was not taken. */
function totalOf(samples: readonly Sample[] = []): number {
  return median(samples.map(({ stages }) => Object.values(stages).reduce((a, b) => a + b, 0)));
}
