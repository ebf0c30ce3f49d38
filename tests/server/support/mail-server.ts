import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: Email;
}

/** `ponder`: it takes a mail, but says so only after longer than a web server may take. */
type Manner = 'take' | 'ponder' | 'refuse' | 'hang';

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** The passwords that it was told. */
  readonly passwords: readonly string[];
  /** How many are open. */
  connections(): number;
  /** What the server does with the next mails. */
  behave(manner: Manner): void;
  close(): Promise<void>;
}

/** A real mail server on loopback. It offers TLS with an old certificate that nobody has signed, or none. */
export async function startMailServer(
  port = 0,
  host = '127.0.0.1',
  offersTls = false,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const passwords: string[] = [];
  let manner: Manner = 'take';
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      passwords.push(String(password));
      done(null, { user: username });
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (manner === 'hang') return;
        if (manner === 'refuse') {
          return done(Object.assign(new Error('Not now, Rosa'), { responseCode: 451 }));
        }
        const { mailFrom, rcptTo } = envelope;
        const pondering = manner === 'ponder' ? wait(16_000) : null;
        void PostalMime.parse(Buffer.concat(parts)).then(async (mail) => {
          const from = mailFrom === false ? '' : mailFrom.address;
          received.push({ from, to: rcptTo.map(({ address }) => address), mail });
          await pondering;
          done();
        });
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.server.address();
  return {
    url: `smtp://${host.includes(':') ? `[${host}]` : host}:${typeof address === 'object' ? address?.port : port}`,
    received,
    passwords,
    connections: () => server.connections.size,
    behave: (next) => (manner = next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
