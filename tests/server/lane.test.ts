import { expect, it } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { createLane } from '../../src/server/delivery/lane.ts';
import { createLog } from '../../src/server/log.ts';
import { openStore } from '../../src/server/messages/open-store.ts';
import { standard } from './support/messages.ts';
import { withFolder } from './support/start-server.ts';

it('begins no delivery for which it waited until the server stopped, and keeps it for the next start', () =>
  withFolder(async (folder) => {
    const store = openStore(readConfig({ DATA_FOLDER: folder }));
    await store.add({ fields: standard, status: 'new', suspicion: null, key: null }, ['webhook']);
    const claimed = Promise.withResolvers<void>();
    const isFree = Promise.withResolvers<void>();
    const slowStore = {
      ...store,
      async claim(...wanted: Parameters<typeof store.claim>) {
        const claims = await store.claim(...wanted);
        claimed.resolve();
        await isFree.promise;
        return claims;
      },
    };
    let delivered = 0;
    const deliver = async (): Promise<void> => void (delivered += 1);
    const sink = { name: 'webhook', patience: 1000, deliver, close() {} } as const;
    const lane = createLane(sink, {
      store: slowStore,
      sinks: [sink],
      log: createLog('silent'),
      attempts: 5,
    });
    lane.look();
    await claimed.promise;
    const stopped = lane.stop();
    isFree.resolve();
    await stopped;
    expect(delivered).toBe(0);
    const now = new Date(Date.now() + 1000).toISOString();
    expect(await store.claim('webhook', 1, now, now)).toMatchObject([{ attempts: 0 }]);
    await store.close();
  }));
