import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeProblems } from '../../src/server/print-diagnostics.ts';
import { createLog } from '../../src/server/log.ts';
import { openLiveRules } from '../../src/server/rules/open-live-rules.ts';
import { openHistory } from '../../src/server/rules/rule-history.ts';
import { switchesFile, type RulesStore } from '../../src/server/rules/rules-store.ts';
import { changeSwitches } from '../../src/server/rules/switches.ts';
import { watchRules } from '../../src/server/rules/watch-rules.ts';
import { BROKEN, makeCheckout, ruleFile, type RulesCheckout } from './support/rules-checkout.ts';
import { openRulesOf, words } from './support/rules-store.ts';

let checkout: RulesCheckout;

const open = (): Promise<RulesStore> => openRulesOf(checkout);

/** @returns the way to stop */
function watch(store: RulesStore, onError: (error: unknown) => void = () => {}): () => void {
  return watchRules(store, { folder: checkout.rules, cache: checkout.cache, onError });
}

beforeEach(() => {
  checkout = makeCheckout({ 'one.yaml': ruleFile('word-rule', 'one') });
});
afterEach(() => checkout.remove());

describe('a bad save', () => {
  it('is told, and that it was mended, too', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const { store, stop } = await openLiveRules(checkout.root, createLog('silent'));
    checkout.save('one.yaml', BROKEN);
    await store.reload();
    expect(told).toHaveBeenLastCalledWith(expect.stringContaining('The new rules are refused.'));
    checkout.save('one.yaml', ruleFile('word-rule', 'one'));
    await store.reload();
    expect(told).toHaveBeenLastCalledWith('The rules are live: 1 rule.');
    stop();
    told.mockRestore();
  });

  it('changes nothing, and is told with the age of what stays live', async () => {
    const store = await open();
    const before = store.current();
    checkout.save('one.yaml', BROKEN);
    const state = await store.reload();
    expect(store.current()).toBe(before);
    expect(describeProblems(state)).toMatch(
      /one\.yaml:3:5 \[R\d+\] rule "broken-rule": .*action[^]*The last good set, of \d{4}-.*Z \(0 seconds old\), stays live\./,
    );
  });

  it('leaves the last good set live over a restart', async () => {
    const { hash } = (await open()).current();
    checkout.save('one.yaml', BROKEN);
    const again = await open();
    expect(again.current().hash).toBe(hash);
    expect(again.state().staleSince).toBeInstanceOf(Date);
  });

  it('says so when there never was a good set', async () => {
    checkout.save('one.yaml', BROKEN);
    const store = await open();
    expect(store.current().rules).toEqual([]);
    expect(describeProblems(store.state())).toContain('There is no earlier set');
  });
});

describe('a folder that is gone', () => {
  it('leaves the last good set live over a restart, and is told', async () => {
    const { hash } = (await open()).current();
    rmSync(checkout.rules, { recursive: true });
    const again = await open();
    expect(again.current().hash).toBe(hash);
    expect(again.state().staleSince).toBeInstanceOf(Date);
    expect(describeProblems(again.state())).toMatch(
      /rules:1:1 \[R008\] It cannot be read: ENOENT.*[^]*The last good set, .*, stays live\./,
    );
  });

  it('is not put back by who watches it, and is live again as soon as it is there', async () => {
    await open();
    const elsewhere = `${checkout.rules}-elsewhere`;
    renameSync(checkout.rules, elsewhere);
    const store = await open();
    const stop = watch(store);
    try {
      expect(existsSync(checkout.rules)).toBe(false);
      renameSync(elsewhere, checkout.rules);
      await expect.poll(() => store.state().staleSince, { interval: 20 }).toBeNull();
      expect(words(store)).toEqual(['one']);
    } finally {
      stop();
    }
  });

  it('is told from one without rules', async () => {
    rmSync(checkout.rules, { recursive: true });
    const store = await open();
    const stop = watch(store);
    try {
      expect(store.state().staleSince).toBe('none');
      mkdirSync(checkout.rules);
      await expect.poll(() => store.state().staleSince, { interval: 20 }).toBeNull();
    } finally {
      stop();
    }
  });
});

describe('what is kept', () => {
  it('is every accepted set by its hash, and a bounded number of them', async () => {
    const store = await open();
    const first = store.current().hash;
    for (let number = 0; number < 60; number += 1) {
      checkout.save('one.yaml', ruleFile('word-rule', `word-${number}`));
      await store.reload();
    }
    expect(readdirSync(join(checkout.cache, 'sets'))).toHaveLength(50);
    expect(await openHistory(checkout.cache).read(first)).toBeNull();
    expect(await openHistory(checkout.cache).read(store.current().hash)).not.toBeNull();
  });

  it('does not keep new rules from going live when the disk refuses', async () => {
    rmSync(checkout.cache, { recursive: true, force: true });
    mkdirSync(join(checkout.root, '.cache'), { recursive: true });
    writeFileSync(checkout.cache, 'no folder');
    const store = await open();
    expect(words(store)).toEqual(['one']);
    expect(describeProblems(store.state())).toContain('cannot be kept');
  });

  it.each(['rules', 'hash'] as const)('is no set without its %s', async (part) => {
    await open();
    const set = (await openHistory(checkout.cache).lastGood())!;
    const broken = { ...set, visitors: { ...set.visitors, [part]: undefined } };
    writeFileSync(join(checkout.cache, 'last-good.json'), JSON.stringify(broken));
    expect(words(await open())).toEqual(['one']);
  });

  it('is no set either without the time at which it was accepted', async () => {
    await open();
    const set = (await openHistory(checkout.cache).lastGood())!;
    const file = join(checkout.cache, 'sets', `${set.visitors.hash}.json`);
    writeFileSync(file, JSON.stringify({ ...set, acceptedAt: 5 }));
    expect(await openHistory(checkout.cache).list()).toEqual([]);
  });
});

describe('drafts', () => {
  it('are for the preview alone', async () => {
    checkout.save(
      'draft.yaml',
      ruleFile('draft-rule', 'draft', '    status: draft\n').replace('title', 'lang'),
    );
    const store = await open();
    expect(store.current().rules.map(({ id }) => id)).toEqual(['word-rule']);
    expect(store.preview().rules.map(({ id }) => id)).toEqual(['draft-rule', 'word-rule']);
    expect(store.preview().hash).not.toBe(store.current().hash);
  });

  it('are shown also where one of them disagrees with a live rule', async () => {
    checkout.save('draft.yaml', ruleFile('draft-rule', 'draft', '    status: draft\n'));
    const store = await open();
    expect(store.current().rules.map(({ id }) => id)).toEqual(['word-rule']);
    expect(store.preview().rules.map(({ id }) => id)).toEqual(['draft-rule', 'word-rule']);
  });
});

describe('watching', () => {
  it('follows files, new folders, switches and removals', async () => {
    const store = await open();
    const onError = vi.fn<(error: unknown) => void>();
    const stop = watch(store, onError);
    const soon = { interval: 20 };
    try {
      checkout.save('one.yaml', ruleFile('word-rule', 'two'));
      await expect.poll(() => words(store), soon).toEqual(['two']);
      checkout.save('deep/er/new.yaml', ruleFile('new-rule', 'new').replace('title', 'lang'));
      await expect.poll(() => words(store), soon).toEqual(['new', 'two']);
      await changeSwitches(switchesFile(checkout.cache), () => ({ off: ['new-rule'] }));
      await expect.poll(() => words(store), soon).toEqual(['two']);
      rmSync(join(checkout.rules, 'deep'), { recursive: true });
      await expect.poll(() => store.preview().rules.length, soon).toBe(1);
      expect(onError).not.toHaveBeenCalled();
    } finally {
      stop();
    }
  });

  it('tells its listeners only when something changed', async () => {
    const store = await open();
    const told = vi.fn<() => void>();
    store.subscribe(told);
    await store.reload();
    expect(told).not.toHaveBeenCalled();
    checkout.save('one.yaml', BROKEN);
    await store.reload();
    await store.reload();
    expect(told).toHaveBeenCalledTimes(1);
  });
});
