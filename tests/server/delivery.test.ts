import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { waitBeforeRetry } from '../../src/server/delivery/backoff.ts';
import { signWebhook } from '../../src/server/delivery/webhook.ts';
import { startHookServer, type HookServer } from './support/hook-server.ts';
import { startMailServer, type MailServer } from './support/mail-server.ts';
import { named, postJson, standard } from './support/messages.ts';
import { MAIL, patient, states, withApp } from './support/with-app.ts';

const SECRET = 'a-secret-for-the-tests';

let mail: MailServer;
let hook: HookServer;

beforeEach(async () => {
  mail = await startMailServer();
  hook = await startHookServer();
});
afterEach(async () => {
  await mail.close();
  await hook.close();
});

describe('a message by webhook', () => {
  it('is signed, and has the same id at every try', () =>
    withApp({ WEBHOOK_URL: hook.url, WEBHOOK_SECRET: SECRET }, async (origin) => {
      hook.behave(500);
      const { id } = (await (await postJson(origin, standard)).json()) as { id: string };
      await new Promise((resolve) => setTimeout(resolve, 100));
      hook.behave(200);
      await vi.waitFor(() => expect(hook.calls).toHaveLength(1), patient);
      const { headers, body } = hook.calls[0]!;
      expect(JSON.parse(body)).toEqual({ id, receivedAt: expect.any(String), fields: standard });
      expect(headers['idempotency-key']).toBe(id);
      const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['webhook-signature']))!;
      expect(signature).toBe(signWebhook(body, Number(time), SECRET));
      expect(signature).not.toBe(signWebhook(`${body} `, Number(time), SECRET));
    }));
});

describe('a message for the customer management system', () => {
  it('is a list of names and values', () =>
    withApp({ CRM_URL: hook.url }, async (origin) => {
      await postJson(origin, standard);
      await vi.waitFor(() => expect(hook.calls).toHaveLength(1), patient);
      const { fields } = JSON.parse(hook.calls[0]!.body) as { fields: object[] };
      expect(fields).toContainEqual({ name: 'firstname', value: 'Rosa' });
      expect(fields).toContainEqual({ name: 'message', value: standard.message });
    }));
});

const inAnHour = (): string => new Date(Date.now() + 3_600_000).toUTCString();

describe('a webhook that says when it will take messages again', () => {
  it.each([
    ['in seconds', '600', 600],
    ['by a date', inAnHour(), 3600],
    ['for longer than the longest wait', '999999', 4 * 3600],
    ['for less than is waited anyway', '0', 0],
    ['in words that mean nothing', 'soon', 0],
    ['by a date that is past', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ])('%s is left alone as long', (_how, retryAfter, seconds) =>
    withApp({ WEBHOOK_URL: hook.url, WEBHOOK_SECRET: SECRET }, async (origin, server) => {
      hook.behave(429, retryAfter);
      const settle = vi.spyOn(server.store, 'settle');
      await postJson(origin, standard);
      const [, outcome] = await vi.waitFor(() => {
        const [call] = settle.mock.calls;
        expect(call).toBeDefined();
        return call!;
      }, patient);
      expect(outcome).toMatchObject({ state: 'waiting', error: 'The answer was 429.' });
      const wait = 'dueAt' in outcome ? (Date.parse(outcome.dueAt) - Date.now()) / 1000 : NaN;
      expect(wait).toBeGreaterThan(seconds - 60);
      expect(wait).toBeLessThanOrEqual(seconds + 1);
    }),
  );
});

describe('a sink that does not take', () => {
  it.each([
    ['refuses', 'refuse'],
    ['does not answer', 'hang'],
  ] as const)('because it %s gets the message when it does', (_how, manner) =>
    withApp({ SMTP_URL: mail.url, ...MAIL, PATIENCE_MS: '1000' }, async (origin, server) => {
      mail.behave(manner);
      await postJson(origin, standard);
      await vi.waitFor(async () => {
        const [message] = await server.store.list();
        expect(message?.deliveries[0]?.lastError).toEqual(expect.any(String));
        expect(message?.deliveries[0]?.lastError).not.toContain('Rosa');
      }, patient);
      mail.behave('take');
      await vi.waitFor(
        async () => expect(await states(server)).toEqual(['smtp delivered']),
        patient,
      );
      const sent = new Set(mail.received.map(({ mail: letter }) => letter.messageId));
      expect(sent.size).toBe(1);
    }),
  );

  it('for a long time before it does gets the message once', () =>
    withApp({ SMTP_URL: mail.url, ...MAIL, LEASE_MS: '6000' }, async (origin, server) => {
      mail.behave('ponder');
      await postJson(origin, standard);
      await vi.waitFor(
        async () => expect(await states(server)).toEqual(['smtp delivered']),
        patient,
      );
      expect(mail.received).toHaveLength(1);
    }));

  it('because it leads elsewhere is not followed', () =>
    withApp({ CRM_URL: hook.url, DELIVERY_ATTEMPTS: '1' }, async (origin, server) => {
      hook.behave(302);
      await postJson(origin, standard);
      await vi.waitFor(async () => expect(await states(server)).toEqual(['crm dead']), patient);
      expect(hook.calls).toEqual([]);
    }));

  it('does not keep the other from it', () =>
    withApp(
      { SMTP_URL: mail.url, ...MAIL, CRM_URL: hook.url, DELIVERY_ATTEMPTS: '2' },
      async (origin, server) => {
        mail.behave('refuse');
        await postJson(origin, standard);
        await vi.waitFor(async () => {
          expect(await states(server)).toEqual(['crm delivered', 'smtp dead']);
        }, patient);
      },
    ));

  it('does not keep the next message from it', () =>
    withApp({ CRM_URL: hook.url, PATIENCE_MS: '600000' }, async (origin) => {
      hook.behave(0);
      await postJson(origin, standard);
      await vi.waitFor(() => expect(hook.unanswered()).toBe(1), patient);
      hook.behave(200);
      await postJson(origin, named);
      await vi.waitFor(() => expect(hook.calls).toHaveLength(1), patient);
      expect(hook.calls[0]?.body).toContain(named.message);
    }));

  it('too often leaves the message to a person, who can send it again', () =>
    withApp({ SMTP_URL: mail.url, ...MAIL, DELIVERY_ATTEMPTS: '3' }, async (origin, server) => {
      mail.behave('refuse');
      const { id } = (await (await postJson(origin, standard)).json()) as { id: string };
      await vi.waitFor(async () => expect(await states(server)).toEqual(['smtp dead']), patient);
      const [message] = await server.store.list();
      expect(message?.deliveries[0]?.attempts).toBe(3);
      const ready = (await (await fetch(`${origin}/readyz`)).json()) as { messages: object };
      expect(ready.messages).toMatchObject({ dead: 1 });
      mail.behave('take');
      expect(await server.store.replay(['smtp'], null, new Date().toISOString())).toEqual({
        waiting: 1,
        leftOut: [],
      });
      await vi.waitFor(() => expect(mail.received).toHaveLength(1), patient);
      await vi.waitFor(
        async () => expect(await states(server)).toEqual(['smtp delivered']),
        patient,
      );
      expect(await server.store.replay(['smtp'], id, new Date().toISOString())).toEqual({
        waiting: 1,
        leftOut: [],
      });
      await vi.waitFor(() => expect(mail.received).toHaveLength(2), patient);
      expect(new Set(mail.received.map(({ mail: letter }) => letter.messageId)).size).toBe(1);
    }));
});

describe('a suspect', () => {
  it('is sent on only when a person releases it', () =>
    withApp({ SMTP_URL: mail.url, ...MAIL }, async (origin, server) => {
      const { id } = (await (await postJson(origin, { ...standard, faxNumber: '1' })).json()) as {
        id: string;
      };
      await postJson(origin, named);
      await vi.waitFor(() => expect(mail.received).toHaveLength(1), patient);
      expect(mail.received[0]?.mail.text).toContain(named.message);
      const now = new Date().toISOString();
      expect(await server.store.replay(['smtp'], id, now)).toEqual({ waiting: 0, leftOut: [] });
      expect(await server.store.release(id, ['smtp'], now)).toBe(true);
      expect(await server.store.release(id, ['smtp'], now)).toBe(false);
      await vi.waitFor(() => expect(mail.received).toHaveLength(2), patient);
    }));
});

describe('the wait before the next try', () => {
  it('doubles up to four hours, and never is the same for all', () => {
    const longest = [1, 2, 3, 10, 12, 50].map((failures) => waitBeforeRetry(failures, 0) / 1000);
    expect(longest).toEqual([10, 20, 40, 5120, 14_400, 14_400]);
    expect(waitBeforeRetry(1, 1)).toBe(8000);
  });

  it('lets a mail server be down for about a day, as the setting says', () => {
    const waits = Array.from({ length: readConfig({}).deliveryAttempts - 1 }, (_, failures) => {
      return waitBeforeRetry(failures + 1, 0.5);
    });
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(22);
    expect(hours).toBeLessThan(26);
  });
});
