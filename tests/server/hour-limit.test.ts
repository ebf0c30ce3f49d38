import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMessageApp } from './support/message-app.ts';
import { postJson, standard } from './support/messages.ts';
import { withFolder } from './support/start-server.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('who has sent as many messages as an hour has room for waits until one is an hour old', () =>
  withFolder(async (folder) => {
    const environment = { DATA_FOLDER: folder, CONTACT_LIMIT_PER_HOUR: '2' };
    const { app } = await openMessageApp({ ...environment, CONTACT_LIMIT_EXEMPT: '10.0.0.0/8' });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const send = async (): Promise<number> => (await postJson(origin, standard)).status;
    const begin = Date.now();
    expect([await send(), await send(), await send()]).toEqual([201, 201, 429]);
    vi.setSystemTime(begin + 59 * MINUTE);
    expect(await send()).toBe(429);
    vi.setSystemTime(begin + 61 * MINUTE);
    expect(await send()).toBe(201);
    await app.close();
  }));
