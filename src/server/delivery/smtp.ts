import { createTransport } from 'nodemailer';
import { networks } from '../config/networks.ts';
import type { Sink } from './sink.ts';
import { writeMail } from './write-mail.ts';

export interface SmtpOptions {
  readonly url: URL;
  readonly from: string;
  readonly to: string;
}

const MINUTE = 60_000;

/**
 * Milliseconds. A mail server may think about a whole mail for ten minutes before it says that it
 * has taken it (RFC 5321, 4.5.3.2.6): who gives up earlier sends it again, and again.
 */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10 * MINUTE,
};

/** Leaves the last step its ten minutes, however slow those before it are. */
const PATIENCE = 20 * MINUTE;

const LOOPBACK = networks('127.0.0.0/8, ::1');

/** Sends messages as mail. The message's id makes the mail's id, so that a second copy is known. */
export function createSmtpSink({ url, from, to }: SmtpOptions): Sink {
  // An IPv6 address stands in brackets only where it is part of a longer one.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isLocal = isThisMachine(host);
  const transport = createTransport({
    host,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      // Without it, whoever strikes the offer of TLS out on the way gets the password.
      requireTLS: !isLocal,
    }),
    // A mail server offers TLS with a certificate of its own making until somebody gives it another.
    tls: { rejectUnauthorized: !isLocal },
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    name: 'smtp',
    patience: PATIENCE,
    async deliver(message, signal) {
      const { subject, text, replyTo } = writeMail(message);
      await transport.sendMail({
        from: { name: 'Website', address: from },
        to: { name: '', address: to },
        replyTo: { name: '', address: replyTo },
        envelope: { from, to: [to] },
        messageId: `<${message.id}@${domain}>`,
        date: new Date(message.receivedAt),
        subject,
        text,
        // Given up is hung up: a mail server that comes round later would take a mail that is sent again.
        signal,
      });
    },
    close: () => transport.close(),
  };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || LOOPBACK.includes(host);
}
