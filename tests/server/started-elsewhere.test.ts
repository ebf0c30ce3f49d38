import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readRuleSet } from '../../src/server/rules/rule-set.ts';
import { startServer, withFolder } from './support/start-server.ts';

/** A rollback names the set that it is instead of: to call it otherwise would lift it at once. */
it('a server that is started elsewhere calls its rules as the commands do in the checkout', () =>
  withFolder(async (folder) => {
    const { set } = await readRuleSet('rules');
    const command = [resolve('src/server/main.ts')];
    const server = await startServer({ DATA_FOLDER: folder }, command, folder);
    const ready = (await (await fetch(`${server.origin}/readyz`)).json()) as {
      rules: { hash: string };
    };
    await server.stop();
    expect(ready.rules.hash).toBe(set?.visitors.hash);
  }));
