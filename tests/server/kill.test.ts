import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { postJson, standard } from './support/messages.ts';
import { MESSAGE_SERVER, startServer, withFolder } from './support/start-server.ts';

const CYCLES = process.env['DEEP'] ? 1000 : 100;
const LANES = 2;
const SENDERS = 6;

interface Tally {
  readonly acknowledged: Map<string, string>;
  readonly sent: Set<string>;
}

/** Starts the server, lets several visitors write as fast as they can, and kills it at any moment. */
async function killOnce(folder: string, lane: string, tally: Tally): Promise<void> {
  const server = await startServer({ DATA_FOLDER: folder }, MESSAGE_SERVER);
  const over = new AbortController();
  const write = async (sender: number): Promise<void> => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const text = `${lane} ${server.port} ${sender} ${at} ${crypto.randomUUID()}`;
      tally.sent.add(text);
      try {
        const answer = await postJson(server.origin, { ...standard, message: text });
        if (answer.status !== 201) continue;
        const { id } = (await answer.json()) as { id: string };
        tally.acknowledged.set(id, text);
      } catch {
        return;
      }
    }
  };
  const writers = Array.from({ length: SENDERS }, (_, sender) => write(sender));
  await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 180));
  await server.stop('SIGKILL');
  over.abort();
  await Promise.all(writers);
}

function readAll(folder: string): { texts: Map<string, string>; check: unknown } {
  const database = new DatabaseSync(join(folder, 'messages.sqlite'));
  const rows = database.prepare('SELECT id, fields FROM messages').all();
  const check = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  database.close();
  const texts = rows.map(({ id, fields }): [string, string] => {
    return [String(id), (JSON.parse(String(fields)) as { message: string }).message];
  });
  return { texts: new Map(texts), check };
}

describe('kill -9 at any moment', () => {
  it(
    `loses nothing that was acknowledged, in ${CYCLES} cycles`,
    { timeout: CYCLES * 10_000 },
    async () => {
      const lanes = Array.from({ length: LANES }, (_, lane) =>
        withFolder(async (folder) => {
          const tally: Tally = { acknowledged: new Map(), sent: new Set() };
          for (let cycle = 0; cycle < CYCLES / LANES; cycle += 1) {
            await killOnce(folder, `lane ${lane}`, tally);
          }
          const { texts, check } = readAll(folder);
          expect(check).toBe('ok');
          const lost = [...tally.acknowledged].filter(([id, text]) => texts.get(id) !== text);
          expect(lost).toEqual([]);
          const strange = [...texts.values()].filter((text) => !tally.sent.has(text));
          expect(strange).toEqual([]);
          return tally.acknowledged.size;
        }),
      );
      const found = (await Promise.all(lanes)).reduce((sum, one) => sum + one, 0);
      console.log(`${CYCLES} kill cycles: ${found} messages acknowledged, ${found} found again.`);
      // However slow the machine is, some were acknowledged in time.
      expect(found).toBeGreaterThan(CYCLES / 10);
    },
  );
});
