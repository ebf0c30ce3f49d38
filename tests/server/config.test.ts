import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, findMisspelled, readConfig } from '../../src/server/config/read-config.ts';
import { settings } from '../../src/server/config/settings.ts';
import { explainStart } from '../../src/server/explain-start.ts';
import { openStore } from '../../src/server/messages/open-store.ts';
import { openDataFolder } from '../../src/server/open-data-folder.ts';
import { startContentServer } from './support/content-server.ts';
import { startServer, withFolder } from './support/start-server.ts';

describe('the configuration', () => {
  it('needs nothing to be said', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 8080,
      trustedProxies: 0,
      smtpUrl: null,
      retentionDays: 365,
    });
    expect(readConfig({ PORT: '', RETENTION_DAYS: ' 30 ' })).toMatchObject({
      port: 8080,
      retentionDays: 30,
    });
  });

  it('writes the domain of an e-mail address as mail servers do', () => {
    const { mailFrom, mailTo } = readConfig({
      MAIL_FROM: 'web.site+x@Bücher.example',
      MAIL_TO: 'desk@192.0.2.7',
    });
    expect([mailFrom, mailTo]).toEqual(['web.site+x@xn--bcher-kva.example', 'desk@192.0.2.7']);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".',
    ],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that begins with postgres:// or',
    ],
    [
      { CONTACT_LIMIT_EXEMPT: '10.0.0.0/40' },
      'CONTACT_LIMIT_EXEMPT must be networks divided by commas',
    ],
    [{ CONTACT_LIMIT_EXEMPT: '10.0.0.0/' }, 'CONTACT_LIMIT_EXEMPT must be networks'],
    [{ CONTACT_LIMIT_EXEMPT: '10.0.0.0/8/24' }, 'CONTACT_LIMIT_EXEMPT must be networks'],
    [{ SMTP_URL: 'smtp:mail.example' }, 'SMTP_URL must be an address with the name of a host.'],
    [
      { SMTP_URL: 'smtp://web:50%@mail.example' },
      'SMTP_URL must be an address in which a % of the password is written as %25.',
    ],
    [
      { SMTP_URL: 'smtp://web@mail.example' },
      'SMTP_URL must be an address with both a user and a password, or with neither.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example:25?ignoreTLS=true' },
      'SMTP_URL must be an address with nothing behind the host and the port.',
    ],
    [
      { CONTENT_URL: 'https://wp.example/?page_id=7' },
      'CONTENT_URL must be an address without ? and #, not "https://wp.example/?page_id=7".',
    ],
    [
      { CRM_URL: 'https://user@crm.example' },
      'CRM_URL must be an address without a user and a password.',
    ],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is needed with SMTP_URL.'],
    [{ WEBHOOK_URL: 'https://hook.example' }, 'WEBHOOK_SECRET is needed with WEBHOOK_URL.'],
    [{ CONTENT_SOURCE: 'wordpress' }, 'CONTENT_URL is needed unless CONTENT_SOURCE is files.'],
  ])('%j is refused: %s', (environment, text) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(text);
  });

  it.each([
    'a@b.example, c@d.example',
    'a..b@c.example',
    '.a@b.example',
    'a@b.',
    'a@b c',
    'a@',
    'a',
  ])('knows that no mail can go to %s', (MAIL_TO) => {
    expect(() => readConfig({ MAIL_TO })).toThrow('MAIL_TO must be one e-mail address');
  });

  it('names every mistake at once, and never a secret', () => {
    const wrong = {
      PORT: '-1',
      WEBHOOK_SECRET: 'too short',
      SMTP_URL: 'user:pa55word',
      WEBHOOK_URL: 'https://user:pa55word@hook.example',
      CONTENT_URL: 'https://user:pa55word@wp.example/site',
    };
    const problems = (() => {
      try {
        return String(readConfig(wrong));
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(problems.split('\n')).toHaveLength(5);
    expect(problems).not.toMatch(/too short|pa55word/);
  });

  it('asks back when a name is nearly one of its own', () => {
    expect(findMisspelled({ SMPT_URL: 'x', RETENTON_DAYS: '3', PATH: '/bin', HOME: '/' })).toEqual([
      'SMPT_URL is no setting. Did you mean SMTP_URL?',
      'RETENTON_DAYS is no setting. Did you mean RETENTION_DAYS?',
    ]);
  });

  it('that is wrong ends the start with exit code 1 and a plain sentence', async () => {
    const failed = await startServer({ PORT: 'x', TRUSTED_PROXIES: '9' }).catch(String);
    expect(failed).toContain('Ended with 1');
    expect(failed).toContain('The server cannot start.\nPORT must be');
    expect(failed).toContain('TRUSTED_PROXIES must be a whole number from 0 to 5, not "9".');
    expect(failed).not.toContain('    at ');
  });

  it('that names a port which is taken ends the start in the same way', async () => {
    const other = await startContentServer(() => {});
    const { port } = other.url;
    const failed = await withFolder((folder) =>
      startServer({ PORT: port, DATA_FOLDER: folder, LOG_LEVEL: 'silent' }).catch(String),
    );
    await other.close();
    expect(failed).toBe(
      `Error: Ended with 1:\nThe server cannot start: port ${port} is taken. PORT chooses another one.\n`,
    );
  });

  it.each(['192.0.2.1', '[::1]', 'nowhere.invalid'])(
    'that names a host which is not this machine, %s, ends the start in the same way',
    (HOST) =>
      withFolder(async (folder) => {
        const started = startServer({ HOST, DATA_FOLDER: folder, LOG_LEVEL: 'silent' });
        expect(await started.catch(String)).toBe(
          `Error: Ended with 1:\nThe server cannot start: HOST is no address of this machine: ${HOST}.\n`,
        );
      }),
  );

  it('that names a port for which this user has no right is told, as every other trouble with it', () => {
    const fail = (code: string) =>
      Object.assign(new Error(code), { syscall: 'listen', code, port: 80 });
    expect(explainStart(fail('EACCES'), undefined)).toBe(
      'The server cannot start: this user may not listen on port 80. PORT chooses another one, from 1024 on.',
    );
    expect(explainStart(fail('EMFILE'), undefined)).toBe(
      'The server cannot start: HOST and PORT cannot be listened on (EMFILE).',
    );
  });

  it('that names a folder which cannot be made, or used, ends the start in the same way', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'file');
      writeFileSync(file, 'in the way');
      const places = [
        ['/proc/messages', 'ENOENT'],
        [file, 'EEXIST'],
        [join(file, 'below'), 'EEXIST'],
      ];
      for (const [place, code] of places) {
        const failed = await startServer({ DATA_FOLDER: place! }).catch(String);
        expect(failed).toBe(
          `Error: Ended with 1:\nThe server cannot start.\nDATA_FOLDER must be a folder that this user can make and write to, not "${place}" (${code}).\n`,
        );
      }
    }));

  it.skipIf(process.getuid?.() === 0)('that names a folder of somebody else does so, too', () =>
    withFolder(async (folder) => {
      const locked = join(folder, 'locked');
      mkdirSync(locked);
      chmodSync(locked, 0o500);
      await expect(openDataFolder(locked)).rejects.toThrow('(EACCES)');
      await expect(openDataFolder(join(locked, 'data'))).rejects.toThrow('(EACCES)');
    }),
  );

  it.each([
    ['name with a bare %', '/visitors%', 'a % in it must be written as %25'],
    [
      'certificate that is not there',
      '/visitors?sslrootcert=/nowhere.pem',
      'a file that it names cannot be read (ENOENT)',
    ],
  ])('that gives the database a %s ends the start in the same way', async (_what, path, text) => {
    const store = openStore(
      readConfig({ DATABASE_URL: `postgres://web:pa55word@127.0.0.1${path}` }),
    );
    const refused: unknown = await store.check().catch((error: unknown) => error);
    expect(explainStart(refused, undefined)).toBe(
      `The server cannot start: DATABASE_URL: ${text}.`,
    );
    await store.close();
  });

  it('leaves an error that no setting explains as it is', () => {
    const error = Object.assign(new Error('EACCES'), { syscall: 'open', code: 'EACCES' });
    expect(explainStart(error, undefined)).toBe(error);
  });
});

describe('docs/operations.md', () => {
  it('shows every setting as it is', () => {
    const rows = readFileSync('docs/operations.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| `[A-Z_]+` /.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, name, fallback, summary]) => [name, fallback, summary]);
    const wanted = Object.values(settings).map(({ name, fallback, summary }) => {
      return [`\`${name}\``, fallback === '' ? '' : `\`${fallback}\``, summary];
    });
    expect(rows).toEqual(wanted);
  });
});
