import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeProblems } from '../../src/server/print-diagnostics.ts';
import { switchesFile, type RulesStore } from '../../src/server/rules/rules-store.ts';
import { readSwitches } from '../../src/server/rules/switches.ts';
import { runInside } from '../cli/run-cli.ts';
import { BROKEN, makeCheckout, ruleFile, type RulesCheckout } from './support/rules-checkout.ts';
import { openRulesOf, words } from './support/rules-store.ts';

let checkout: RulesCheckout;

const open = (): Promise<RulesStore> => openRulesOf(checkout);
const inCheckout = (): string[] => ['--cache', checkout.cache, '--rules', checkout.rules];

beforeEach(() => {
  checkout = makeCheckout({ 'one.yaml': ruleFile('word-rule', 'one') });
});
afterEach(() => checkout.remove());

describe('rollback', () => {
  it('brings a set back in one step, until the folder changes', async () => {
    const store = await open();
    const first = store.current().hash;
    checkout.save('one.yaml', ruleFile('word-rule', 'two'));
    await store.reload();
    const done = await runInside(['rollback', first.slice(0, 6), ...inCheckout()]);
    expect(done).toMatchObject({ code: 0 });
    expect(done.stdout).toContain(`Live now: ${first}`);
    expect(await store.reload()).toMatchObject({ held: first });
    expect(words(store)).toEqual(['one']);

    checkout.save('one.yaml', BROKEN);
    await store.reload();
    expect(words(store)).toEqual(['one']);
    expect(words(await open())).toEqual(['one']);

    checkout.save('one.yaml', ruleFile('word-rule', 'three'));
    expect(await store.reload()).toMatchObject({ held: null });
    expect(words(store)).toEqual(['three']);
  });

  it('stays where the folder has a draft, too', async () => {
    const draft = ruleFile('draft-rule', 'draft', '    status: draft\n').replace('title', 'lang');
    checkout.save('draft.yaml', draft);
    const store = await open();
    const first = store.current().hash;
    checkout.save('one.yaml', ruleFile('word-rule', 'two'));
    await store.reload();
    await runInside(['rollback', first, ...inCheckout()]);
    expect(await store.reload()).toMatchObject({ held: first });
    expect(words(store)).toEqual(['one']);
  });

  it('says of which day the set is that stays live while the folder is refused', async () => {
    const store = await open();
    const { hash } = store.current();
    const accepted = store.state();
    checkout.save('one.yaml', ruleFile('word-rule', 'two'));
    await store.reload();
    await runInside(['rollback', hash, ...inCheckout()]);
    await store.reload();
    checkout.save('one.yaml', BROKEN);
    const state = await store.reload();
    const listed = await runInside(['rollback', ...inCheckout()]);
    const day = new RegExp(`${hash} +(\\S+)`).exec(listed.stdout)?.[1];
    expect(accepted.staleSince).toBeNull();
    expect((state.staleSince as Date).toISOString()).toBe(day);
    expect(describeProblems(state)).toContain(`The earlier set that is held, of ${day} (`);
  });

  it('can be released, lists what there is, and names what there is not', async () => {
    const store = await open();
    const first = store.current().hash;
    checkout.save('one.yaml', ruleFile('word-rule', 'two'));
    await store.reload();
    await runInside(['rollback', first, ...inCheckout()]);
    const listed = await runInside(['rollback', ...inCheckout()]);
    expect(listed.stdout.split('\n').filter(Boolean)).toHaveLength(2);
    expect(listed.stdout).toMatch(new RegExp(`${first} .*held live`));
    await runInside(['rollback', '--release', ...inCheckout()]);
    await store.reload();
    expect(words(store)).toEqual(['two']);
    const missing = await runInside(['rollback', 'fade', ...inCheckout()]);
    expect(missing).toMatchObject({ code: 2 });
    expect(missing.stderr).toContain('No set fade was kept');
  });
});

describe('rollback by a few digits', () => {
  it('takes them in capitals, and none that several sets begin with', async () => {
    const store = await open();
    const first = store.current().hash;
    checkout.save('one.yaml', ruleFile('word-rule', 'two'));
    await store.reload();
    const capitals = await runInside(['rollback', first.toUpperCase(), ...inCheckout()]);
    expect(capitals).toMatchObject({ code: 0 });
    // One digit has sixteen values.
    for (let index = 0; index < 17; index += 1) {
      checkout.save('one.yaml', ruleFile('word-rule', `word-${index}`));
      await store.reload();
    }
    const { stdout } = await runInside(['rollback', ...inCheckout()]);
    const digits = stdout.split('\n').map((line) => line.charAt(0));
    const often = digits.find((digit, index) => digits.lastIndexOf(digit) > index) ?? '';
    const many = await runInside(['rollback', often, ...inCheckout()]);
    expect(many).toMatchObject({ code: 2, stdout: '' });
    expect(many.stderr).toMatch(new RegExp(`^\\d+ sets begin with ${often}: give more digits.`));
  });

  it('takes no empty ones, as of a variable that is not set, and none together with --release', async () => {
    await open();
    const nothing = await runInside(['rollback', '', ...inCheckout()]);
    expect(nothing).toMatchObject({ code: 2, stdout: '' });
    expect(nothing.stderr).toContain('The hash is empty');
    const both = await runInside(['rollback', 'fade', '--release', ...inCheckout()]);
    expect(both).toMatchObject({ code: 2, stdout: '' });
    expect(both.stderr).toContain('Give a hash or --release');
  });

  it('lists the one set there is, and says so where there is none', async () => {
    const none = await runInside(['rollback', ...inCheckout()]);
    expect(none.stdout).toBe('No set was kept yet: a server keeps each one it accepts.\n');
    const { hash } = (await open()).current();
    expect((await runInside(['rollback', ...inCheckout()])).stdout).toContain(hash);
  });
});

describe('rollback and the kill switch', () => {
  it('leave each other as they are', async () => {
    const { hash } = (await open()).current();
    const switches = () => readSwitches(switchesFile(checkout.cache));
    await runInside(['off', 'word-rule', ...inCheckout()]);
    await runInside(['rollback', hash, ...inCheckout()]);
    expect(await switches()).toMatchObject({ off: ['word-rule'], hold: { hash } });
    await runInside(['on', 'word-rule', ...inCheckout()]);
    expect(await switches()).toMatchObject({ off: [], hold: { hash } });
    await runInside(['off', ...inCheckout()]);
    await runInside(['rollback', '--release', ...inCheckout()]);
    expect(await switches()).toEqual({ off: 'all', hold: null });
  });
});

describe('the kill switch', () => {
  it('takes the rules of the set that is held live, whatever the folder has by now', async () => {
    const store = await open();
    const { hash } = store.current();
    checkout.save('one.yaml', ruleFile('new-rule', 'two'));
    await store.reload();
    await runInside(['rollback', hash, ...inCheckout()]);
    const other = await runInside(['off', 'new-rule', ...inCheckout()]);
    expect(other).toMatchObject({ code: 2, stdout: '' });
    expect(other.stderr).toContain('no rule "new-rule" in the set that is held live');
    expect(await runInside(['off', 'word-rule', ...inCheckout()])).toMatchObject({ code: 0 });
    await store.reload();
    expect(words(store)).toEqual([]);
  });

  it('says after each turn what is off now, and turns one on only where not all are off', async () => {
    checkout.save('two.yaml', ruleFile('other-rule', 'two').replace('title', 'lang'));
    const turn = async (...args: string[]): Promise<string> => {
      const { stdout, stderr } = await runInside([...args, ...inCheckout()]);
      return stdout + stderr;
    };
    expect(await turn('off', 'word-rule')).toBe('Off: word-rule.\n');
    expect(await turn('off', 'other-rule')).toBe('Off: word-rule, other-rule.\n');
    expect(await turn('off', 'word-rule')).toBe('Off: word-rule, other-rule.\n');
    expect(await turn('on', 'word-rule')).toBe('Off: other-rule.\n');
    const allOff = 'All rules are off: pages are shown as they came.\n';
    expect(await turn('off')).toBe(allOff);
    expect(await turn('off', 'word-rule')).toBe(allOff);
    expect(await turn('on', 'word-rule')).toContain('switch them on together first');
    expect(await turn('on')).toBe('All rules are on.\n');
  });

  it('turns on a rule that is gone by now, and off one whose folder is broken by now', async () => {
    await open();
    await runInside(['off', 'word-rule', ...inCheckout()]);
    checkout.save('one.yaml', ruleFile('new-rule', 'one'));
    expect(await runInside(['on', 'word-rule', ...inCheckout()])).toMatchObject({ code: 0 });
    checkout.save('one.yaml', BROKEN);
    expect(await runInside(['off', 'word-rule', ...inCheckout()])).toMatchObject({ code: 0 });
  });

  it('tells of a rule that has another name since it was turned off', async () => {
    const store = await open();
    await runInside(['off', 'word-rule', ...inCheckout()]);
    expect(await store.reload()).toMatchObject({ offInVain: [] });
    checkout.save('one.yaml', ruleFile('new-rule', 'one'));
    const state = await store.reload();
    expect(words(store)).toEqual(['one']);
    expect(state).toMatchObject({ off: ['word-rule'], offInVain: ['word-rule'] });
    expect(describeProblems(state)).toBe(
      'Switched off, but there is no such rule: word-rule. What has another name since is live.',
    );
    await runInside(['on', 'word-rule', ...inCheckout()]);
    expect(describeProblems(await store.reload())).toBe('');
  });

  it('that cannot be written is told in one line', async () => {
    const file = join(checkout.rules, 'one.yaml');
    const failed = await runInside(['off', '--cache', file, '--rules', checkout.rules]);
    expect(failed).toMatchObject({ code: 1, stdout: '' });
    expect(failed.stderr).toMatch(/^The system refuses it: E[A-Z]+: .*\n$/);
  });

  it('turns one rule off and on again, and all of them', async () => {
    checkout.save(
      'two.yaml',
      ruleFile('other-rule', 'two', '    once: true\n').replace('title', 'lang'),
    );
    const store = await open();
    const { hash } = store.current();
    const off = await runInside(['off', 'word-rule', ...inCheckout()]);
    expect(off).toMatchObject({ code: 0, stdout: 'Off: word-rule.\n' });
    await store.reload();
    expect(words(store)).toEqual(['two']);
    expect(store.current().hash).not.toBe(hash);

    await runInside(['off', ...inCheckout()]);
    await store.reload();
    expect(store.current().rules).toEqual([]);
    expect(words(await open())).toEqual([]);

    await runInside(['on', ...inCheckout()]);
    await store.reload();
    expect(store.current().hash).toBe(hash);
  });

  it('knows the rules there are', async () => {
    await open();
    const wrong = await runInside(['off', 'word-rul', ...inCheckout()]);
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.stderr).toContain('Did you mean word-rule?');
  });

  it('means nothing when its file is broken', async () => {
    const store = await open();
    writeFileSync(switchesFile(checkout.cache), '{"off": 7, "hold": "x"');
    await store.reload();
    expect(words(store)).toEqual(['one']);
  });
});
