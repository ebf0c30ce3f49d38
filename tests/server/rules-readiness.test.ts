import { renameSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { openSite, type Site } from '../../src/server/open-site.ts';
import { runInside } from '../cli/run-cli.ts';
import { makeCheckout, ruleFile, type RulesCheckout } from './support/rules-checkout.ts';

let checkout: RulesCheckout;
let site: Site;
let origin: string;
const silent = vi.spyOn(console, 'error');

beforeAll(async () => {
  silent.mockImplementation(() => {});
  checkout = makeCheckout({ 'one.yaml': ruleFile('word-rule', 'one') });
  site = await openSite(checkout.root, readConfig({ LOG_LEVEL: 'silent' }));
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.app.close();
  checkout.remove();
  silent.mockRestore();
});

const ask = (path: string): Promise<Response> => fetch(origin + path);

describe('what /readyz tells of the rules', () => {
  const soon = { interval: 20 };
  const well = { staleSince: null, problems: 0, held: null, off: [] };
  const readRules = async (): Promise<unknown> => {
    const { rules } = (await (await ask('/readyz')).json()) as { rules: unknown };
    return rules;
  };
  const runSwitch = (...args: string[]) =>
    runInside([...args, '--cache', checkout.cache, '--rules', checkout.rules]);

  it('is what an operator has switched', async () => {
    const { hash } = site.rules.current();
    await runSwitch('off');
    const offHash = expect.any(String) as string;
    await expect.poll(readRules, soon).toEqual({ ...well, hash: offHash, off: 'all' });
    await runSwitch('on');
    await expect.poll(readRules, soon).toEqual({ ...well, hash });
    await runSwitch('rollback', hash);
    await expect.poll(readRules, soon).toEqual({ ...well, hash, held: hash });
    await runSwitch('rollback', '--release');
    await expect.poll(readRules, soon).toEqual({ ...well, hash });
  });

  it('is that their folder is taken away, which leaves them live', async () => {
    const elsewhere = `${checkout.rules}-elsewhere`;
    const { hash } = site.rules.current();
    renameSync(checkout.rules, elsewhere);
    const since = expect.any(String) as string;
    await expect.poll(readRules, soon).toEqual({ ...well, hash, staleSince: since, problems: 1 });
    renameSync(elsewhere, checkout.rules);
    await expect.poll(readRules, soon).toEqual({ ...well, hash });
  });
});
