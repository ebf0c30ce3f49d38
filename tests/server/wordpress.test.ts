import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openWordPress } from './support/open-wordpress.ts';
import { startContentServer, type ContentServer } from './support/content-server.ts';
import { wordPressPromises } from './support/wordpress-promises.ts';

/** What a real WordPress has said: `npm run test:wordpress -- -u` records it anew. */
const ANSWERS = JSON.parse(
  readFileSync(new URL('./wordpress-answers.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

describe('the recorded answers of a real WordPress', () => {
  let server: ContentServer;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wordpress-answers-'));
    server = await startContentServer(({ url = '' }, response) => {
      const answer = ANSWERS[url];
      response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? null));
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  wordPressPromises(() => openWordPress(server.url, folder));
});
