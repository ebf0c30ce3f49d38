import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openContentFolder } from '../../src/server/content/files.ts';
import { openPrerender } from '../../src/server/prerender/open-prerender.ts';
import { readSite } from '../../src/server/read-site.ts';

it('the log says why a page could not be prepared, and of which only when it is one of ours', async () => {
  const lines: string[] = [];
  const prerender = await openPrerender({
    site: await readSite('content'),
    content: await openContentFolder('content'),
    rules: {
      current() {
        throw new Error('There are no rules.');
      },
    },
    clientFolder: 'dist',
    log: pino({ base: null }, { write: (line) => lines.push(line) }),
  });
  expect(await prerender('/About/')).toBeNull();
  expect(await prerender('/industries/rosa@harbor-feed.example')).toBeNull();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { path: '/About/', err: { message: 'There are no rules.' } },
    { path: null, err: { message: 'There are no rules.' } },
  ]);
});
