import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { formExtras } from '../../src/contract/contact-message.ts';
import { createFormTokens } from '../../src/server/security/form-token.ts';
import { createRateLimiter, senderOf } from '../../src/server/security/rate-limit.ts';
import { openMessageApp, type MessageApp } from './support/message-app.ts';
import { postForm, postJson, standard } from './support/messages.ts';
import { withFolder } from './support/start-server.ts';

async function withApp(
  environment: Record<string, string>,
  work: (origin: string, server: MessageApp) => Promise<void>,
): Promise<void> {
  await withFolder(async (folder) => {
    const server = await openMessageApp({ DATA_FOLDER: folder, ...environment });
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    await work(origin, server).finally(() => server.app.close());
  });
}

describe('a sender', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:4711', '203.0.113.9'],
    ['fe80::1%eth0', 'fe800000000000::/56'],
    ['2001:db8:1:2200:1:1:203.0.113.9', '20010db8000122::/56'],
    ['2001:db8:1:2200::1', '20010db8000122::/56'],
    ['2001:db8:1:22ff:ffff::', '20010db8000122::/56'],
    ['2001:db8:1:2300::1', '20010db8000123::/56'],
    ['2001:DB8:0001:2200:0:0:0:1', '20010db8000122::/56'],
    ['::1', '00000000000000::/56'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8:1:2200::1]:4711', '20010db8000122::/56'],
    ['nonsense', 'nonsense'],
  ])('%s stands for %s', (address, sender) => expect(senderOf(address)).toBe(sender));

  it('has room again when the time is over', () => {
    const limiter = createRateLimiter([
      { most: 2, seconds: 60 },
      { most: 3, seconds: 3600 },
    ]);
    const take = (second: number): number => limiter.take('a', second * 1000);
    expect([take(0), take(1), take(2), take(60), take(61)]).toEqual([0, 0, 58, 0, 3539]);
    expect(limiter.take('b', 2000)).toBe(0);
    expect(take(3601)).toBe(0);
  });

  it('has room when the clock was set back', () => {
    const limiter = createRateLimiter([{ most: 1, seconds: 60 }]);
    const take = (second: number): number => limiter.take('a', second * 1000);
    expect([take(9000), take(9001), take(5000), take(5001)]).toEqual([0, 59, 0, 59]);
  });

  it('has room again, for every limit, when what was taken is given back', () => {
    const limiter = createRateLimiter([
      { most: 1, seconds: 60 },
      { most: 2, seconds: 3600 },
    ]);
    const take = (second: number): number => limiter.take('a', second * 1000);
    expect([take(0), take(60), take(61)]).toEqual([0, 0, 3539]);
    limiter.giveBack('a', 60_000);
    limiter.giveBack('a', 60_000);
    limiter.giveBack('b', 60_000);
    expect([take(61), take(62)]).toEqual([0, 3538]);
  });
});

describe('too many messages', () => {
  const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
  const LIMITED = { TRUSTED_PROXIES: '1', CONTACT_LIMIT_PER_MINUTE: '2' };

  it('of one address wait, those of others do not', () =>
    withApp(LIMITED, async (origin, { store }) => {
      const send = async (address: string): Promise<number> => {
        return (await postJson(origin, standard, from(address))).status;
      };
      expect([await send('203.0.113.9'), await send('203.0.113.9')]).toEqual([201, 201]);
      const refused = await postJson(origin, standard, from('203.0.113.9'));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await send('203.0.113.10')).toBe(201);
      expect([await send('2001:db8:1:2200::1'), await send('2001:db8:1:2201::1')]).toEqual([
        201, 201,
      ]);
      expect(await send('2001:db8:1:22ff::1')).toBe(429);
      expect(await send('2001:db8:1:2300::1')).toBe(201);
      expect(await store.list()).toHaveLength(6);
    }));

  it('are not escaped by naming other addresses before the one that our proxy saw', () =>
    withApp(LIMITED, async (origin) => {
      const statuses: number[] = [];
      for (let at = 0; at < 4; at += 1) {
        const answer = await postJson(origin, standard, from(`198.51.100.${at}, 203.0.113.9`));
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([201, 201, 429, 429]);
    }));

  it('are counted for the socket’s own address when no proxy is ours', () =>
    withApp(
      { CONTACT_LIMIT_PER_MINUTE: '2', CONTACT_LIMIT_EXEMPT: '10.0.0.0/8' },
      async (origin) => {
        const statuses: number[] = [];
        for (let at = 0; at < 4; at += 1) {
          statuses.push((await postJson(origin, standard, from(`198.51.100.${at}`))).status);
        }
        expect(statuses).toEqual([201, 201, 429, 429]);
      },
    ));

  it('do not count what is wrong, and not what is sent again', () =>
    withApp(LIMITED, async (origin) => {
      const sender = from('203.0.113.9');
      for (let at = 0; at < 5; at += 1) await postJson(origin, {}, sender);
      const key = { ...sender, 'idempotency-key': 'one' };
      const statuses: number[] = [];
      for (let at = 0; at < 5; at += 1)
        statuses.push((await postJson(origin, standard, key)).status);
      expect(statuses).toEqual([201, 200, 200, 200, 200]);
      expect((await postJson(origin, standard, sender)).status).toBe(201);
      expect((await postJson(origin, standard, sender)).status).toBe(429);
    }));

  it('do not count what is sent again while it is being stored', () =>
    withFolder((folder) =>
      withApp({ ...LIMITED, DATA_FOLDER: folder }, async (origin) => {
        const sender = from('203.0.113.9');
        const key = { ...sender, 'idempotency-key': 'one' };
        const send = async (headers: Record<string, string>): Promise<number> =>
          (await postJson(origin, standard, headers)).status;
        expect(await send(sender)).toBe(201);
        const other = new DatabaseSync(join(folder, 'messages.sqlite'));
        other.exec('BEGIN IMMEDIATE');
        const answers = [key, key, key].map(send);
        await wait(300);
        other.exec('ROLLBACK');
        other.close();
        expect((await Promise.all(answers)).toSorted()).toEqual([200, 200, 201]);
        expect(await send(sender)).toBe(429);
      }),
    ));

  it('do not count what the database does not take', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'data');
      await writeFile(data, 'in the way');
      await withApp({ ...LIMITED, DATA_FOLDER: data }, async (origin) => {
        const send = async (): Promise<number> => {
          return (await postJson(origin, standard, from('203.0.113.9'))).status;
        };
        expect([await send(), await send(), await send()]).toEqual([503, 503, 503]);
        await rm(data);
        expect([await send(), await send(), await send()]).toEqual([201, 201, 429]);
      });
    }));

  it('tell a form without JavaScript by a page that keeps the text', () =>
    withApp(LIMITED, async (origin) => {
      const sender = from('203.0.113.9');
      for (let at = 0; at < 2; at += 1) await postJson(origin, standard, sender);
      const answer = await fetch(`${origin}/api/contact`, {
        method: 'POST',
        headers: sender,
        body: new URLSearchParams({ ...standard }),
      });
      expect(answer.status).toBe(429);
      expect(await answer.text()).toContain('We need twelve phones.');
    }));
});

describe('suspects', () => {
  const SECRET = 'a-secret-for-the-tests';
  const tokens = createFormTokens(SECRET);

  it('that fill in the hidden field are answered as everybody, stored and set aside', () =>
    withApp({}, async (origin, { store }) => {
      const answer = await postJson(origin, { ...standard, [formExtras.honeypot]: 'x' });
      expect(answer.status).toBe(201);
      expect(await store.list()).toMatchObject([
        { status: 'quarantined', suspicion: 'The hidden field is filled in.', fields: standard },
      ]);
    }));

  it.each([
    ['at once', 0, 'quarantined'],
    ['after two seconds', 2000, 'quarantined'],
    ['after four seconds', 4000, 'new'],
    ['after a week', 7 * 24 * 3600 * 1000, 'new'],
    ['before it was opened, as the clock was set back,', -3_600_000, 'new'],
  ])('are told by the time: a form sent %s', (_when, age, status) =>
    withApp({ FORM_SECRET: SECRET }, async (origin, { store }) => {
      const token = tokens.issue(Date.now() - age);
      await postForm(origin, { ...standard, [formExtras.token]: token });
      expect(await store.list()).toMatchObject([{ status, fields: standard }]);
    }),
  );

  it('are not those whose token is none of ours', () =>
    withApp({ FORM_SECRET: SECRET }, async (origin, { store }) => {
      const forged = [
        `${tokens.issue(Date.now())}x`,
        'x',
        '..',
        createFormTokens(null).issue(Date.now()),
      ];
      for (const token of forged) {
        await postJson(origin, { ...standard, [formExtras.token]: token });
      }
      expect((await store.list()).map(({ status }) => status)).toEqual(forged.map(() => 'new'));
    }));

  it('a form without JavaScript that is sent twice is one message', () =>
    withApp({ FORM_SECRET: SECRET }, async (origin, { store }) => {
      const form = { ...standard, [formExtras.token]: tokens.issue(Date.now() - 60_000) };
      expect((await postForm(origin, form)).status).toBe(201);
      expect((await postForm(origin, form)).status).toBe(200);
      expect((await postForm(origin, { ...form, subject: 'Another' })).status).toBe(201);
      expect(await store.list()).toHaveLength(2);
    }));
});

it('remembers the 20,000 senders that came last, and no more', () => {
  const limiter = createRateLimiter([{ most: 2, seconds: 60 }]);
  limiter.take('a', 0);
  limiter.take('b', 0);
  limiter.take('b', 0);
  limiter.take('a', 1);
  for (let at = 0; at < 19_999; at += 1) limiter.take(`flood-${at}`, 2);
  expect([limiter.take('a', 3) > 0, limiter.take('b', 3)]).toEqual([true, 0]);
});
