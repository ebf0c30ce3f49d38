import { describe, expect, it, vi } from 'vitest';
import { describeFailure } from '../../src/server/delivery/deliver-claim.ts';
import { StoreUnavailable } from '../../src/server/messages/database.ts';
import { freePort } from './support/free-port.ts';
import { startMailServer } from './support/mail-server.ts';
import { postJson, standard } from './support/messages.ts';
import { MAIL, patient, states, withApp } from './support/with-app.ts';

const SECRET = 'a-secret-for-the-tests';

describe('a sink that does not take', () => {
  it('because it is not there is told with the reason', async () => {
    const url = `http://127.0.0.1:${await freePort()}/`;
    await withApp({ WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET }, async (origin, server) => {
      await postJson(origin, standard);
      await vi.waitFor(async () => {
        const [message] = await server.store.list();
        expect(message?.deliveries[0]?.lastError).toBe('ECONNREFUSED');
      }, patient);
    });
  });

  it('because of its certificate, or because no mail server is there, is told with the reason', async () => {
    const other = await startMailServer(0, '127.0.0.1', true);
    const reasons: unknown[] = [];
    const noteReason = async (SMTP_URL: string): Promise<void> =>
      withApp({ SMTP_URL, ...MAIL, DELIVERY_ATTEMPTS: '1' }, async (origin, server) => {
        await postJson(origin, standard);
        await vi.waitFor(async () => expect(await states(server)).toEqual(['smtp dead']), patient);
        const [message] = await server.store.list();
        reasons.push(message?.deliveries[0]?.lastError);
      });
    // This address leads to this machine, too, but nobody can tell by its looks.
    await noteReason(other.url.replace('127.0.0.1', '0.0.0.0')).finally(() => other.close());
    await noteReason(`smtp://127.0.0.1:${await freePort()}`);
    expect(reasons).toEqual(['CERT_HAS_EXPIRED', 'ECONNREFUSED']);
  });

  it('because the database is away is told with what keeps it, not with a number', () => {
    const cause = Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR' });
    const text = 'The database cannot be used: database or disk is full.';
    expect(describeFailure(new StoreUnavailable(text, { cause }))).toBe(text);
  });

  it('because its port is none of the web is told with the reason', () =>
    withApp(
      { CRM_URL: 'http://127.0.0.1:6000/', DELIVERY_ATTEMPTS: '1' },
      async (origin, server) => {
        await postJson(origin, standard);
        await vi.waitFor(async () => expect(await states(server)).toEqual(['crm dead']), patient);
        const [message] = await server.store.list();
        expect(message?.deliveries[0]?.lastError).toBe('bad port');
      },
    ));
});
