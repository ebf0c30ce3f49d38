import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentServer, type ContentServer } from '../server/support/content-server.ts';
import { openWordPress } from '../server/support/open-wordpress.ts';
import { wordPressPromises } from '../server/support/wordpress-promises.ts';
import { startWordPress, type WordPress } from './start-wordpress.ts';

const ELSEWHERE = 'https://wp.example';

describe('a real WordPress', () => {
  const answers: Record<string, unknown> = {};
  let wordpress: WordPress;
  let recorder: ContentServer;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wordpress-copies-'));
    wordpress = await startWordPress();
    recorder = await startContentServer(async ({ url = '' }, response) => {
      const answer = await fetch(new URL(url, wordpress.url));
      const text = await answer.text();
      // Its port is another one each time.
      const port = JSON.stringify(wordpress.url.origin).slice(1, -1).replaceAll('/', '\\/');
      answers[url] = JSON.parse(text.replaceAll(port, ELSEWHERE));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    });
  }, 300_000);
  afterAll(async () => {
    await recorder.close();
    await wordpress.close();
    rmSync(folder, { recursive: true });
  });

  wordPressPromises(() => openWordPress(recorder.url, folder));

  it('answers what the ordinary tests have recorded of it', async () => {
    const sorted = Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../server/wordpress-answers.json');
  });
});
