import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/compiler/canonical-json.ts';
import { sha256 } from '../../src/compiler/hash.ts';
import type { CompiledRules } from '../../src/contract/rules.ts';
import { BROKEN, ruleFile } from './support/rules-checkout.ts';
import { useRulesSite } from './support/rules-site.ts';

const SAVES = process.env['DEEP'] ? 1000 : 100;

const running = useRulesSite();

describe('saving without end, under load', () => {
  it(`${SAVES} good and bad saves: no bad set, no mixed set, no failed request`, async () => {
    const good = new Set<string>();
    const load = startLoad();
    for (let number = 0; number < SAVES; number += 1) {
      if (number % 2 === 0) {
        // The two files belong together: a set with one of each is a mixed one.
        running.checkout.save('one.yaml', ruleFile('word-rule', `w${number}`));
        running.checkout.save(
          'two.yaml',
          ruleFile('pair-rule', `w${number}`).replace('title', 'lang'),
        );
        good.add(`w${number}`);
      } else {
        running.checkout.save(
          'one.yaml',
          number % 4 === 1 ? BROKEN : 'routes: /*\nrules:\n  - id: half-a',
        );
      }
      // However slow the machine is, some sets must have been live for a moment.
      if (number % 10 === 0) await expect.poll(() => load.hasSeen(`w${number}`)).toBe(true);
      await wait(Math.random() * 150);
    }
    const final = `w${SAVES}`;
    running.checkout.save('one.yaml', ruleFile('word-rule', final));
    running.checkout.save('two.yaml', ruleFile('pair-rule', final).replace('title', 'lang'));
    good.add(final);
    await expect.poll(() => wordsOf(running.site.rules.current())).toEqual([final]);
    const { answers, failures } = await load.stop();

    expect(failures).toEqual([]);
    expect(answers.length).toBeGreaterThan(100);
    const sets = new Map(answers.map((text) => [text, JSON.parse(text) as CompiledRules]));
    for (const set of sets.values()) {
      expect(set.hash).toBe(sha256(canonicalJson(set.rules)).slice(0, 16));
      const words = wordsOf(set);
      expect(words).toHaveLength(1);
      expect(good.has(words[0]!) || words[0] === 'one').toBe(true);
    }
    expect(sets.size).toBeGreaterThanOrEqual(SAVES / 10);
  });
});

/** 200 requests a second, and everything that came back. */
function startLoad() {
  const answers: string[] = [];
  const failures: string[] = [];
  const pending = new Set<Promise<void>>();
  const askOnce = async (): Promise<void> => {
    try {
      const answer = await fetch(`${running.origin}/rules.json`);
      if (answer.status === 200) answers.push(await answer.text());
      else failures.push(String(answer.status));
    } catch (error) {
      failures.push(String(error));
    }
  };
  const timer = setInterval(() => {
    if (pending.size > 50) return;
    const one = askOnce().finally(() => pending.delete(one));
    pending.add(one);
  }, 5);
  return {
    hasSeen: (word: string) => answers.some((text) => text.includes(`"${word}"`)),
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      return { answers, failures };
    },
  };
}

function wordsOf({ rules }: CompiledRules): string[] {
  const live = rules.filter(({ id }) => id === 'word-rule' || id === 'pair-rule');
  return [...new Set(live.map(({ options }) => String(options['value'])))];
}
