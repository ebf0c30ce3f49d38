import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeProblems } from '../../src/server/print-diagnostics.ts';
import { switchesFile, type RulesStore } from '../../src/server/rules/rules-store.ts';
import { changeSwitches, readSwitches, type Switches } from '../../src/server/rules/switches.ts';
import { runInside } from '../cli/run-cli.ts';
import { makeCheckout, ruleFile, type RulesCheckout } from './support/rules-checkout.ts';
import { openRulesOf, words } from './support/rules-store.ts';

let checkout: RulesCheckout;

const open = (): Promise<RulesStore> => openRulesOf(checkout);
const inCheckout = (): string[] => ['--cache', checkout.cache, '--rules', checkout.rules];

beforeEach(() => {
  checkout = makeCheckout({ 'one.yaml': ruleFile('word-rule', 'one') });
});
afterEach(() => checkout.remove());

describe('the switches', () => {
  const file = (): string => switchesFile(checkout.cache);

  it('keep what several programs write at the same moment', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `rule-${index}`);
    const add = ({ off }: Switches, id: string) => ({ off: off === 'all' ? off : [...off, id] });
    await Promise.all(ids.map((id) => changeSwitches(file(), (now) => add(now, id))));
    const { off } = await readSwitches(file());
    expect([...off].toSorted()).toEqual(ids.toSorted());
    expect(readdirSync(checkout.cache)).toEqual(['switches.json']);
  });

  it.each([
    ['long ago', 0],
    ['while the clock was ahead', 4_000_000_000],
  ])('can be written although somebody died over them %s', async (_when, seconds) => {
    await changeSwitches(file(), () => ({ off: 'all' }));
    writeFileSync(`${file()}.lock`, '');
    utimesSync(`${file()}.lock`, seconds, seconds);
    await changeSwitches(file(), () => ({ off: [] }));
    expect(await readSwitches(file())).toEqual({ off: [], hold: null });
    expect(readdirSync(checkout.cache)).toEqual(['switches.json']);
  });

  it('are left as they were by a change that fails', async () => {
    await changeSwitches(file(), () => ({ off: 'all' }));
    const failing = changeSwitches(file(), () => Promise.reject(new Error('not so')));
    await expect(failing).rejects.toThrow('not so');
    expect(await readSwitches(file())).toEqual({ off: 'all', hold: null });
    expect(readdirSync(checkout.cache)).toEqual(['switches.json']);
  });
});

describe('switches that are broken', () => {
  const breakWith = (text: string): void => writeFileSync(switchesFile(checkout.cache), text);

  it.each(['', '{"off": "all"', '{"off": ["word-rule"]}', '{"off": "word-rule", "hold": null}'])(
    'leave as it is what was switched, and are told of: %s',
    async (text) => {
      const store = await open();
      await runInside(['off', 'word-rule', ...inCheckout()]);
      await store.reload();
      breakWith(text);
      const state = await store.reload();
      expect(words(store)).toEqual([]);
      expect(state.off).toEqual(['word-rule']);
      const file = switchesFile(checkout.cache);
      const told = `${file} is broken: mend it, or delete it, and all rules are on.`;
      expect(describeProblems(state)).toBe(
        `${told} What was switched when it was read last stays so.`,
      );
      const refused = { code: 1, stdout: '', stderr: `${told}\n` };
      expect(await runInside(['on', ...inCheckout()])).toEqual(refused);
      expect(await runInside(['rollback', '--release', ...inCheckout()])).toEqual(refused);
      rmSync(file);
      expect(describeProblems(await store.reload())).toBe('');
      expect(words(store)).toEqual(['one']);
    },
  );

  it('switch nothing where nobody has read better ones', async () => {
    await open();
    breakWith('no JSON');
    const store = await open();
    expect(words(store)).toEqual(['one']);
    expect(describeProblems(store.state())).toMatch(/is broken: .* Nothing is switched\.$/);
  });

  it('are told of once: to who listens, when they break', async () => {
    const store = await open();
    const heard: (string | null | undefined)[] = [];
    store.subscribe(({ unread }) => heard.push(unread));
    breakWith('no JSON');
    await store.reload();
    await store.reload();
    rmSync(switchesFile(checkout.cache));
    await store.reload();
    expect(heard).toEqual([expect.stringContaining('is broken'), null]);
  });
});
