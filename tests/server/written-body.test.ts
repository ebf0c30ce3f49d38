import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import type { CompiledRules } from '../../src/contract/rules.ts';
import { openPrerenderer } from '../../src/server/prerender/open-prerenderer.ts';
import { prerenderBody } from '../../src/server/prerender/prerender-body.ts';
import { readSite } from '../../src/server/read-site.ts';

const rules: CompiledRules = { version: 1, hash: '0'.repeat(16), rules: [] };

it('is read as it was written, an empty line at the beginning of a listing included', async () => {
  const { html } = await prerenderBody('<main><h1>Setup</h1><pre>\n\n  npm start</pre></main>', {
    path: '/about',
    rules,
    today: '2026-11-21',
    site: await readSite('content'),
    prerenderer: (await openPrerenderer('dist-server'))!,
    clientFolder: 'dist',
  });
  const { document } = new JSDOM(html).window;
  expect(document.querySelector('pre')?.textContent).toBe('\n  npm start');
});
