import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsv } from '../../src/cli/messages/format-csv.ts';
import { formatTable } from '../../src/cli/messages/format-table.ts';
import { describeState } from '../../src/cli/messages/list.ts';
import { readConfig } from '../../src/server/config/read-config.ts';
import { openStore } from '../../src/server/messages/open-store.ts';
import { openMessageApp } from './support/message-app.ts';
import { messages, messagesUnder } from './support/messages-command.ts';
import { named, postJson, standard } from './support/messages.ts';
import { withFolder } from './support/start-server.ts';
import { MAIL } from './support/with-app.ts';

async function withMessages(work: (folder: string) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    const { app } = await openMessageApp({ DATA_FOLDER: folder });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    await postJson(origin, standard);
    await postJson(origin, { ...named, subject: '=HYPERLINK("http://evil.example")' });
    await postJson(origin, { ...named, faxNumber: 'x', subject: 'Bought \u001b[31mred\u202e' });
    await work(folder).finally(() => app.close());
  });
}

/** Adds a message in quarantine, and returns its id. */
async function addSuspect(folder: string): Promise<string> {
  const store = openStore(readConfig({ DATA_FOLDER: folder }));
  const suspect = { fields: standard, status: 'quarantined', suspicion: '', key: null } as const;
  const { id } = (await store.add(suspect, [])) as { id: string };
  await store.close();
  return id;
}

describe('messages, while the server runs', () => {
  it('lists them as a table', () =>
    withMessages(async (folder) => {
      const { code, out } = await messages(folder);
      expect(code).toBe(0);
      const [head, first, , third] = out.split('\n');
      expect(head).toMatch(/^Received +State +From +Email +Phone +Subject +Message +Id$/);
      expect(first).toMatch(
        / new +Rosa Delgado +rosa@harbor-feed\.example +\(361\) 555-0110 +New phones/,
      );
      expect(third).toContain('quarantined');
      expect(out).not.toMatch(/[\u001b\u202e]/);
    }));

  it('lists everything that is stored as JSON', () =>
    withMessages(async (folder) => {
      const all = JSON.parse((await messages(folder, '--json')).out) as object[];
      expect(all).toHaveLength(3);
      expect(all[0]).toMatchObject({ fields: standard, status: 'new', deliveries: [] });
    }));

  it('exports them so that no spreadsheet sees a formula', () =>
    withMessages(async (folder) => {
      const { out } = await messages(folder, 'export');
      expect(out.split('\r\n')[0]).toBe(
        'id,receivedAt,state,firstName,lastName,name,email,phone,subject,message',
      );
      expect(out).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
      expect(out).toContain('"We need twelve phones.\nBy March, please."');
    }));

  it('releases, purges and backs up', () =>
    withMessages(async (folder) => {
      const all = JSON.parse((await messages(folder, 'list', '--json')).out) as { id: string }[];
      const id = all[2]!.id;
      expect(await messages(folder, 'release', id)).toMatchObject({
        code: 0,
        out: 'The message is released. Nothing is configured to send it to.\n',
      });
      expect((await messages(folder, 'release', id)).code).toBe(1);
      const copy = join(folder, 'copy.sqlite');
      expect((await messages(folder, 'backup', copy)).code).toBe(0);
      expect((await messages(folder, 'backup', copy)).code).toBe(2);
      expect((await messages(folder, 'purge')).out).toBe('0 messages are deleted.\n');
      expect((await messages(folder, 'purge', '--days', '0')).out).toBe(
        '3 messages are deleted.\n',
      );
      expect((await messages(folder)).out).toBe(
        `No messages in ${join(folder, 'messages.sqlite')}.\n`,
      );
      const backup = new DatabaseSync(copy);
      expect(backup.prepare('SELECT count(*) AS count FROM messages').get()).toEqual({ count: 3 });
      expect(backup.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      backup.close();
    }));

  it('releases, and says where to', () =>
    withFolder(async (folder) => {
      const id = await addSuspect(folder);
      const settings = {
        DATA_FOLDER: folder,
        SMTP_URL: 'smtp://mail.example',
        ...MAIL,
        WEBHOOK_URL: 'https://hook.example',
        WEBHOOK_SECRET: 'a-secret-for-the-tests',
        CRM_URL: 'https://crm.example/form',
      };
      expect((await messagesUnder(settings, 'release', id)).out).toBe(
        'The message is released and waits to be sent to: smtp, webhook, crm.\n',
      );
    }));

  it('replays nothing of a message in quarantine, nor one that is not there, and says so', () =>
    withFolder(async (folder) => {
      const id = await addSuspect(folder);
      const nothing = '0 deliveries wait to be sent.\n';
      expect(await messages(folder, 'replay', id)).toMatchObject({
        code: 1,
        out: `${nothing}It is in quarantine: "messages release ${id}" takes it out and sends it on.\n`,
      });
      expect(await messages(folder, 'replay', 'unknown')).toMatchObject({
        code: 1,
        out: `${nothing}There is no message unknown.\n`,
      });
    }));

  it('replays nothing where nothing is configured to send to, and says so', () =>
    withMessages(async (folder) => {
      const [first] = JSON.parse((await messages(folder, '--json')).out) as { id: string }[];
      expect(await messages(folder, 'replay', first!.id)).toMatchObject({
        code: 1,
        out: '0 deliveries wait to be sent.\nNothing is configured to send it to.\n',
      });
    }));

  it('replays, and says which deliveries it leaves out and why', () =>
    withFolder(async (folder) => {
      const store = openStore(readConfig({ DATA_FOLDER: folder }));
      const letter = { fields: standard, status: 'new', suspicion: null, key: null } as const;
      const { id } = (await store.add(letter, ['crm'])) as { id: string };
      await store.close();
      const { code, out } = await messages(folder, 'replay', id);
      expect(code).toBe(1);
      expect(out).toBe(
        '0 deliveries wait to be sent.\ncrm is not configured: 1 delivery to it is left out.\n',
      );
    }));

  it.each([
    [['nothing'], 2, 'No command "nothing".'],
    [['replay'], 2, 'Give --dead or the id of one message.'],
    [['release'], 2, 'Give the id of a message.'],
    [['backup'], 2, 'Give one new file.'],
    [['purge', '--days', 'all'], 2, '--days is a whole number, not "all".'],
    [['export', '--format', 'xls'], 2, '--format is csv or json, not "xls".'],
    [['--jsn'], 2, "Unknown option '--jsn'"],
    [['replay', '--dead'], 1, ''],
  ] as const)('%j ends with %i', (args, code, text) =>
    withFolder(async (folder) => {
      const result = await messages(folder, ...args);
      expect(result.code).toBe(code);
      expect(result.error).toContain(text);
      expect(result.error).not.toContain('    at ');
    }),
  );

  it('in a folder where the server was never started finds none, and help says what there is', () =>
    withFolder(async (folder) => {
      const { out } = await messages(join(folder, 'new'));
      expect(out).toBe(`No messages in ${join(folder, 'new', 'messages.sqlite')}.\n`);
      expect((await messages(folder, '--help')).out).toContain('quarantine');
    }));
});

describe('the state of a message', () => {
  const delivery = { sink: 'crm', attempts: 1, lastError: null, dueAt: null };
  const message = { id: '1', receivedAt: '', suspicion: null, fields: standard };

  it.each([
    ['new', []],
    ['delivered', ['delivered']],
    ['waiting', ['delivered', 'waiting']],
    ['dead', ['waiting', 'dead', 'delivered']],
  ] as const)('is %s after %j', (expected, states) => {
    const deliveries = states.map((state) => ({ ...delivery, state }));
    expect(describeState({ ...message, status: 'new', deliveries })).toBe(expected);
  });
});

describe('what strangers wrote', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '"=1', '＝1', '\r=1', '|calc', '%0A=1'])(
    'as a cell %j is no formula',
    (text) => {
      const cell = formatCsv([[text]]).replace(/^"/, '');
      expect(cell.startsWith("'")).toBe(true);
    },
  );

  it('is no formula either where a spreadsheet divides cells at semicolons, tabs or lines', () => {
    const signs = fc.string({ unit: fc.constantFrom(...';,\t\r\n"\' =-@x'), maxLength: 12 });
    fc.assert(
      fc.property(signs, (text) => {
        const pieces = formatCsv([['1', text, '2']]).split(/[;\t\r\n]/);
        expect(pieces.filter((piece) => /^[\s"]*[=\-@]/.test(piece))).toEqual([]);
      }),
    );
    expect(formatCsv([['a - b; c, d-e', 'x;=1+1']])).toBe(`"a - b; c, d-e","x;'=1+1"\r\n`);
  });

  it('is one line of the table, without signs that a terminal obeys', () => {
    const table = formatTable(['A', 'B'], [['one\r\ntwo\u001b[2J', 'x']]);
    expect(table.split('\n')).toEqual(['A            B', 'one two [2J  x', '']);
  });

  it('is cut where it is too long, but for the last column', () => {
    const long = 'x'.repeat(37);
    const table = formatTable(
      ['A', 'B'],
      [
        [long, long],
        [long.slice(1), ''],
      ],
    );
    expect(table.split('\n').slice(1)).toEqual([
      `${'x'.repeat(33)}...  ${long}`,
      'x'.repeat(36),
      '',
    ]);
  });
});
