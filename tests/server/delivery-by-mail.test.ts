import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSmtpSink } from '../../src/server/delivery/smtp.ts';
import { startMailServer, type MailServer } from './support/mail-server.ts';
import { named, postJson, standard } from './support/messages.ts';
import { MAIL, patient, states, withApp } from './support/with-app.ts';

let mail: MailServer;

beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.close());

describe('a message by mail', () => {
  it('comes from us, answers to the visitor, and says what was written', () =>
    withApp({ SMTP_URL: mail.url, ...MAIL }, async (origin, server) => {
      const { id } = (await (await postJson(origin, standard)).json()) as { id: string };
      await vi.waitFor(() => expect(mail.received).toHaveLength(1), patient);
      const [{ from, to, mail: letter } = mail.received[0]!] = mail.received;
      expect([from, to]).toEqual([MAIL.MAIL_FROM, [MAIL.MAIL_TO]]);
      expect(letter.from?.address).toBe(MAIL.MAIL_FROM);
      expect(letter.replyTo?.map(({ address }) => address)).toEqual([standard.email]);
      expect(letter.messageId).toBe(`<${id}@loblolly-it.example>`);
      expect(letter.text).toContain('We need twelve phones.\nBy March, please.');
      await vi.waitFor(
        async () => expect(await states(server)).toEqual(['smtp delivered']),
        patient,
      );
    }));

  it('is dated by when the message came, however late it is delivered', async () => {
    const { MAIL_FROM: from, MAIL_TO: to } = MAIL;
    const sink = createSmtpSink({ url: new URL(mail.url), from, to });
    const message = { id: 'one', receivedAt: '2026-11-01T10:00:00.000Z', status: 'new' } as const;
    const parts = { ...message, suspicion: null, fields: standard };
    await sink.deliver(parts, new AbortController().signal);
    expect(mail.received[0]?.mail.date).toBe(message.receivedAt);
  });

  it('reaches a mail server by its IPv6 address, with a password and without TLS on this machine', async () => {
    const local = await startMailServer(0, '::1');
    const SMTP_URL = local.url.replace('//', '//web:pass%20word@');
    await withApp({ SMTP_URL, ...MAIL }, async (origin) => {
      await postJson(origin, standard);
      await vi.waitFor(() => expect(local.received).toHaveLength(1), patient);
    }).finally(() => local.close());
    expect(local.passwords).toEqual(['pass word']);
  });

  it('reaches a mail server on this machine whatever its certificate, and no other', async () => {
    const local = await startMailServer(0, '127.0.0.1', true);
    const elsewhere = local.url.replace('127.0.0.1', '0.0.0.0');
    const send = (url: string, end: string): Promise<void> =>
      withApp({ SMTP_URL: url, ...MAIL, DELIVERY_ATTEMPTS: '1' }, async (origin, server) => {
        await postJson(origin, standard);
        await vi.waitFor(async () => expect(await states(server)).toEqual([end]), patient);
      });
    await send(local.url, 'smtp delivered')
      .then(() => send(elsewhere, 'smtp dead'))
      .finally(() => local.close());
    expect(local.received).toHaveLength(1);
  });

  const ENDS = ['\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u0085', '\0', '\r\n '];
  const HEADERS = [
    'Bcc: x@evil.example',
    'To: x@evil.example',
    'Content-Type: text/html',
    '\r\n<b>',
    'X: y',
  ];

  it('has no header of the visitor’s making, in 160 tries', () =>
    withApp({ SMTP_URL: mail.url, ...MAIL }, async (origin) => {
      const fields = ['name', 'email', 'phone', 'subject'] as const;
      let accepted = 0;
      for (const field of fields) {
        for (const end of ENDS) {
          for (const header of HEADERS) {
            const value = `rosa@harbor-feed.example${end}${header}`;
            const { status } = await postJson(origin, { ...named, phone: '1', [field]: value });
            if (status === 201) accepted += 1;
            else expect([field, status]).toEqual(['email', 400]);
          }
        }
      }
      await vi.waitFor(() => expect(mail.received).toHaveLength(accepted), patient);
      for (const { to, mail: letter } of mail.received) {
        expect(letter.subject).toMatch(/^Website message [\da-f]{8}$/);
        expect(to).toEqual([MAIL.MAIL_TO]);
        const names = new Set(letter.headers.map(({ key }) => key));
        expect([...names].toSorted()).toEqual([
          'content-transfer-encoding',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'reply-to',
          'subject',
          'to',
        ]);
      }
    }));
});

describe('a password for the mail server', () => {
  const withPassword = (host: string): string => {
    const url = new URL(mail.url);
    return `${url.protocol}//website:secret@${host}:${url.port}`;
  };

  it('is told in clear text on this machine only', () =>
    withApp({ SMTP_URL: withPassword('127.0.0.1'), ...MAIL }, async (origin, server) => {
      await postJson(origin, standard);
      await vi.waitFor(
        async () => expect(await states(server)).toEqual(['smtp delivered']),
        patient,
      );
      expect(mail.passwords).toEqual(['secret']);
    }));

  it('stays here when a server elsewhere offers no TLS', () => {
    // This address leads to this machine, too, but nobody can tell by its looks.
    const elsewhere = { SMTP_URL: withPassword('0.0.0.0'), ...MAIL, DELIVERY_ATTEMPTS: '1' };
    return withApp(elsewhere, async (origin, server) => {
      await postJson(origin, standard);
      await vi.waitFor(async () => expect(await states(server)).toEqual(['smtp dead']), patient);
      expect(mail.passwords).toEqual([]);
    });
  });
});
