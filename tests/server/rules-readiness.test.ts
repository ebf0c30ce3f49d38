import { renameSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runInside } from '../cli/run-cli.ts';
import { useRulesSite } from './support/rules-site.ts';

const running = useRulesSite();

const ask = (path: string): Promise<Response> => fetch(running.origin + path);

describe('what /readyz tells of the rules', () => {
  const soon = { interval: 20 };
  const well = { staleSince: null, problems: 0, held: null, off: [] };
  const readRules = async (): Promise<unknown> => {
    const { rules } = (await (await ask('/readyz')).json()) as { rules: unknown };
    return rules;
  };
  const runSwitch = (...args: string[]) =>
    runInside([...args, '--cache', running.checkout.cache, '--rules', running.checkout.rules]);

  it('is what an operator has switched', async () => {
    const { hash } = running.site.rules.current();
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
    const elsewhere = `${running.checkout.rules}-elsewhere`;
    const { hash } = running.site.rules.current();
    renameSync(running.checkout.rules, elsewhere);
    const since = expect.any(String) as string;
    await expect.poll(readRules, soon).toEqual({ ...well, hash, staleSince: since, problems: 1 });
    renameSync(elsewhere, running.checkout.rules);
    await expect.poll(readRules, soon).toEqual({ ...well, hash });
  });
});
