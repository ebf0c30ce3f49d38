import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../src/server/messages/database.ts';
import type { MessageStore } from '../../src/server/messages/message-store.ts';
import { startHookServer, type HookServer } from './support/hook-server.ts';
import { startMailServer } from './support/mail-server.ts';
import { postJson, standard } from './support/messages.ts';
import { MAIL, patient, states, withApp } from './support/with-app.ts';

let hook: HookServer;

beforeEach(async () => {
  hook = await startHookServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await hook.close();
});

/** The database takes nothing of what becomes of deliveries, until what is returned is called. */
function keepFromNoting(store: MessageStore): () => void {
  const away = async (): Promise<never> => {
    throw new StoreUnavailable('The database cannot be used: ECONNREFUSED.');
  };
  const spies = [vi.spyOn(store, 'settle'), vi.spyOn(store, 'renew')];
  for (const spy of spies) spy.mockImplementation(away);
  return () => spies.forEach((spy) => spy.mockRestore());
}

/** So long, in milliseconds, that several looks for what is due come by. */
const LOOKS = 400;

describe('a message is not sent again', () => {
  it('because the database was away when it had been taken', () =>
    withApp({ CRM_URL: hook.url, LEASE_MS: '100' }, async (origin, server) => {
      const comeBack = keepFromNoting(server.store);
      await postJson(origin, standard);
      await vi.waitFor(() => expect(hook.calls).toHaveLength(1), patient);
      await new Promise((resolve) => setTimeout(resolve, LOOKS));
      comeBack();
      await vi.waitFor(
        async () => expect(await states(server)).toEqual(['crm delivered']),
        patient,
      );
      expect(hook.calls).toHaveLength(1);
    }));

  it('because the clock leaps ahead, or the machine slept, while it is on its way', () =>
    withApp({ CRM_URL: hook.url }, async (origin) => {
      hook.behave(0);
      await postJson(origin, standard);
      await vi.waitFor(() => expect(hook.unanswered()).toBe(1), patient);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
      await new Promise((resolve) => setTimeout(resolve, LOOKS));
      expect(hook.unanswered()).toBe(1);
    }));

  it('while a mail server that was given up still thinks about it: it is hung up on', async () => {
    const mail = await startMailServer();
    const limits = { DELIVERY_ATTEMPTS: '1', PATIENCE_MS: '500' };
    await withApp({ SMTP_URL: mail.url, ...MAIL, ...limits }, async (origin, server) => {
      mail.behave('hang');
      await postJson(origin, standard);
      await vi.waitFor(() => expect(mail.connections()).toBe(1), patient);
      await vi.waitFor(async () => expect(await states(server)).toEqual(['smtp dead']), patient);
      await vi.waitFor(() => expect(mail.connections()).toBe(0), patient);
    }).finally(() => mail.close());
  });
});
