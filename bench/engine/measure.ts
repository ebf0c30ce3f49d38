import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { bundle, serve, type Files, type Served } from '../support/serve.ts';
import type { Cell } from './cells.ts';
import { generatePage } from './generate/generate-page.ts';
import { generateRules, generateRulesForLate } from './generate/generate-rules.ts';
import { seedRandom } from './generate/random.ts';
import type { IdlePage } from './idle-pages.ts';
import type { IdleCosts } from './page/idle.ts';
import type { Sample, Targets } from './page/main.ts';

/** Those that are done when they return; the others are waited for. */
const AT_ONCE = ['ours', 'hand-written', 'floor'];
const LATE_AT_ONCE = ['hand-written'];
const OF_THIS_PAGE = ['ours', 'hand-written', 'floor'];

/** The samples of one system in one cell. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

/** A browser, the pages to be corrected in it, and who serves them. */
export class Laboratory {
  readonly #browser: Browser;
  readonly #served: Served;
  readonly #files: Files;
  #page: Page;

  private constructor(browser: Browser, page: Page, served: Served, files: Files) {
    this.#browser = browser;
    this.#page = page;
    this.#served = served;
    this.#files = files;
  }

  static async open(): Promise<Laboratory> {
    const files: Files = new Map();
    for (const name of ['main', 'peers']) {
      const body = await bundle(join(import.meta.dirname, 'page', `${name}.ts`));
      files.set(`/${name}.js`, { type: 'text/javascript', body });
    }
    const options = chromiumLaunchOptions();
    const args = [...options.args, '--js-flags=--expose-gc'];
    const browser = await chromium.launch({ ...options, args });
    return new Laboratory(browser, await browser.newPage(), await serve(files), files);
  }

  async close(): Promise<void> {
    this.#served.close();
    await this.#browser.close();
  }

  /** So many samples of each system, in an order that is another one each time. */
  async measure(
    { elements, rules: count, late }: Cell,
    systems: readonly string[],
    repetitions: number,
    seed: number,
  ): Promise<Samples> {
    const { html, landmarks } = generatePage(elements, seed);
    this.#publish(html);
    const added = late === undefined ? null : generatePage(late, seed);
    const rules = added
      ? generateRulesForLate(count, landmarks, added.landmarks, seed + 1)
      : generateRules(count, landmarks, seed + 1);
    await this.#openPage('hand-written');
    const targets = await this.#page.evaluate((given) => bench.listTargets(given), rules);

    const random = seedRandom(seed + 2);
    const samples = new Map<string, Sample[]>(systems.map((system) => [system, []]));
    for (let turn = 0; turn < repetitions; turn += 1) {
      for (const system of shuffle(systems, random.below)) {
        const sample = added
          ? this.#sampleLate(system, rules, added.html)
          : this.#sample(system, rules, targets);
        samples.get(system)?.push(await sample);
      }
    }
    return samples;
  }

  /** What a mutation takes that concerns no rule, with the engine at work and without. */
  async measureIdle({
    path,
    html,
    rules,
  }: IdlePage): Promise<{ watched: IdleCosts; alone: IdleCosts }> {
    this.#publish(html);
    const measure = async (given: readonly CompiledRule[]): Promise<IdleCosts> => {
      await this.#openPage('ours');
      return this.#page.evaluate(([at, those]) => bench.measureIdle(at, those), [
        path,
        given,
      ] as const);
    };
    return { watched: await measure(rules), alone: await measure([]) };
  }

  async #sample(system: string, rules: readonly CompiledRule[], targets: Targets): Promise<Sample> {
    await this.#openPage(system);
    return this.#page.evaluate(
      ([name, given, places, isAtOnce]) => bench.measure(name, given, places, isAtOnce),
      [system, rules, targets, AT_ONCE.includes(system)] as const,
    );
  }

  async #sampleLate(system: string, rules: readonly CompiledRule[], html: string): Promise<Sample> {
    await this.#openPage(system);
    return this.#page.evaluate(
      ([name, given, added, isAtOnce]) => bench.measureLate(name, given, added, isAtOnce),
      [system, rules, html, LATE_AT_ONCE.includes(system)] as const,
    );
  }

  /** A fresh document and realm. */
  async #openPage(system: string): Promise<void> {
    await this.#page.goto(this.#served.origin + (OF_THIS_PAGE.includes(system) ? '/' : '/peers'));
  }

  #publish(html: string): void {
    const scripts = '<script src="/main.js"></script>';
    const page = (more: string) => ({
      type: 'text/html',
      body: `<!doctype html><html lang="en"><title>Page</title><body><main>${html}</main>${scripts}${more}</body></html>`,
    });
    this.#files.set('/', page(''));
    this.#files.set('/peers', page('<script src="/peers.js"></script>'));
  }
}

function shuffle<Item>(items: readonly Item[], below: (limit: number) => number): Item[] {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0] as Item);
}
