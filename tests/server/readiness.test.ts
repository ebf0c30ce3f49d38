import { describe, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../src/server/messages/database.ts';
import { postJson, standard } from './support/messages.ts';
import { withApp } from './support/with-app.ts';

describe('whoever asks whether the server is ready', () => {
  it('costs the database one write a second, however many there are', () =>
    withApp({}, async (origin, { store }) => {
      const check = vi.spyOn(store, 'check');
      const ask = (): Promise<Response> => fetch(`${origin}/readyz`);
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      await ask();
      expect(check).toHaveBeenCalledTimes(1);
      await postJson(origin, standard);
      await vi.waitFor(async () => {
        expect(await (await ask()).json()).toMatchObject({ messages: { messages: 1 } });
      }, 5000);
      expect(check).toHaveBeenCalledTimes(2);
    }));

  it('hears at once that the database is there again', () =>
    withApp({}, async (origin, { store }) => {
      const check = vi.spyOn(store, 'check').mockRejectedValueOnce(new StoreUnavailable('Gone.'));
      const refused = await fetch(`${origin}/readyz`);
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ reasons: ['Gone.'], messages: null });
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      expect(check).toHaveBeenCalledTimes(2);
    }));
});
