import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { generatePage } from '../engine/generate/generate-page.ts';
import { generateRules } from '../engine/generate/generate-rules.ts';
import type { BenchResult } from '../support/result.ts';
import { runBench, type BenchOptions } from '../support/run-bench.ts';
import { sampleInTurn } from '../support/run-node.ts';
import { bundle, serve, type Files } from '../support/serve.ts';
import { describe, type PageResult } from './describe.ts';
import type { Sample } from './page/main.ts';

/** Elements of a generated page that has so many kilobytes. */
const PAGES = { 50: 560, 300: 3_330 } as const;
const RULES = 200;
const SHELL =
  '<!doctype html><html lang="en"><title>Page</title><body><main></main><script src="/main.js"></script></body></html>';

/** Measures all that comes between a page's HTML and its first paint, beside other ways. */
async function benchBeforePaint({ quick, runs }: BenchOptions): Promise<BenchResult> {
  const body = await bundle(join(import.meta.dirname, 'page', 'main.ts'));
  const files: Files = new Map([
    ['/', { type: 'text/html', body: SHELL }],
    ['/main.js', { type: 'text/javascript', body }],
  ]);
  const served = await serve(files);
  const options = chromiumLaunchOptions();
  const args = [...options.args, '--js-flags=--expose-gc'];
  const browser = await chromium.launch({ ...options, args });
  const page = await browser.newPage();
  try {
    const results: PageResult[] = [];
    for (const [kilobytes, elements] of Object.entries(PAGES)) {
      // They would measure each other.
      const samples = await measure(page, served.origin, elements, runs ?? (quick ? 5 : 15));
      results.push({ kilobytes, samples });
    }
    return describe(results, RULES);
  } finally {
    await browser.close();
    served.close();
  }
}

async function measure(
  page: Page,
  origin: string,
  elements: number,
  repetitions: number,
): Promise<Record<string, Sample[]>> {
  const { html, landmarks } = generatePage(elements, 1);
  const rules = generateRules(RULES, landmarks, 2);
  await page.goto(origin);
  const ways = await page.evaluate(() => beforePaint.ways);
  return sampleInTurn(ways, repetitions, async (way) => {
    await page.goto(origin);
    return page.evaluate(([name, text, given]) => beforePaint.measure(name, text, given), [
      way,
      html,
      rules,
    ] as const);
  });
}

await runBench(benchBeforePaint);
