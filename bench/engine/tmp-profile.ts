import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { serve, type Files } from '../support/serve.ts';
import { generatePage } from './generate/generate-page.ts';
import { generateRules } from './generate/generate-rules.ts';

const [elements, count, system, reps] = process.argv.slice(2);
const out = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, target: 'es2023', lib: { entry: join(import.meta.dirname, 'page/main.ts'), formats: ['iife'], name: 'unused' } } }) as any;
const files: Files = new Map();
files.set('/main.js', { type: 'text/javascript', body: out[0].output[0].code });
const { html, landmarks } = generatePage(Number(elements), 1);
files.set('/', { type: 'text/html', body: `<!doctype html><html lang="en"><title>Page</title><body><main>${html}</main><script src="/main.js"></script>` });
const served = await serve(files);
const options = chromiumLaunchOptions();
const browser = await chromium.launch({ ...options, args: [...options.args, '--js-flags=--expose-gc'] });
const page = await browser.newPage();
const rules = generateRules(Number(count), landmarks, 2);
await page.goto(served.origin + '/');
const targets = await page.evaluate((given) => (globalThis as any).bench.listTargets(given), rules);
const cdp = await page.context().newCDPSession(page);
await cdp.send('Profiler.enable');
await cdp.send('Profiler.setSamplingInterval', { interval: 25 });
const self = new Map<string, number>(), total = new Map<string, number>();
const n = Number(reps); const all: number[] = [];
for (let i = 0; i < n; i++) {
  await page.goto(served.origin + '/');
  await cdp.send('Profiler.start');
  const sample = await page.evaluate(([s, r, t]: any) => (globalThis as any).bench.measure(s, r, t, true), [system, rules, targets]);
  const { profile } = await cdp.send('Profiler.stop');
  all.push(sample.milliseconds);
  const byId = new Map(profile.nodes.map((x: any) => [x.id, x]));
  const parent = new Map<number, number>();
  for (const x of profile.nodes) for (const c of x.children ?? []) parent.set(c, x.id);
  profile.samples!.forEach((id: number, k: number) => {
    const dt = profile.timeDeltas![k + 1] ?? 0;
    const chain: string[] = [];
    let cur: number | undefined = id;
    while (cur !== undefined) { chain.push((byId.get(cur) as any).callFrame.functionName || '(anon)' + (byId.get(cur) as any).callFrame.lineNumber); cur = parent.get(cur); }
    const at = chain.indexOf('ours') === -1 ? chain.indexOf(system!) : chain.indexOf('ours');
    if (at === -1 && !chain.includes('runByHand')) return;
    const names = at === -1 ? chain : chain.slice(0, at + 1);
    self.set(names[0]!, (self.get(names[0]!) ?? 0) + dt);
    for (const name of new Set(names)) total.set(name, (total.get(name) ?? 0) + dt);
  });
}
const show = (m: Map<string, number>) => [...m].sort((a, b) => b[1] - a[1]).slice(0, 45).map(([k, v]) => `${(v / n / 1000).toFixed(3).padStart(8)} ${k}`).join('\n');
all.sort((a, b) => a - b);
console.log('median', all[n >> 1], '\nSELF\n' + show(self), '\nTOTAL\n' + show(total));
await browser.close(); served.close();
