import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { findHiddenHost } from '../../src/server/content/hidden-host.ts';
import { openSite } from '../../src/server/open-site.ts';
import { readRuleSet } from '../../src/server/rules/rule-set.ts';
import { sendJson, startContentServer, type ContentServer } from './support/content-server.ts';
import { makeCheckout } from './support/rules-checkout.ts';
import { startServer, withFolder } from './support/start-server.ts';

let source: ContentServer;

beforeAll(async () => {
  source = await startContentServer((_request, response) => {
    const picture = `<img src="${source.url.href}wp-content/team.png" alt="Our team">`;
    const link = `<a href="${source.url.href}about-us">About</a>`;
    sendJson(response, { content: `<main><h1>Team</h1><p>${picture} ${link}</p></main>` });
  });
});
afterAll(() => source.close());

const settings = (): Record<string, string> => ({
  LOG_LEVEL: 'silent',
  CONTENT_SOURCE: 'http',
  CONTENT_URL: source.url.href,
});
const HINT = 'Pictures on 127.0.0.1, where pages come from, are not shown';

describe('pictures and links on the host that pages come from', () => {
  it('are told of at the start, as long as no rule strips that host', () =>
    withFolder(async (folder) => {
      const server = await startServer({ DATA_FOLDER: folder, ...settings() });
      expect(server.output().split(HINT)).toHaveLength(2);
      await server.stop();
    }));

  it('lead into the site when one does, and nobody is told', async () => {
    const checkout = makeCheckout('site');
    const file = 'everywhere/own-hosts.yaml';
    const text = await readFile(join('rules', file), 'utf8');
    checkout.save(file, text.replace('hosts: [', 'hosts: [127.0.0.1, '));
    try {
      const { set } = await readRuleSet(checkout.rules);
      expect(findHiddenHost(readConfig(settings()), set!.visitors)).toEqual([]);
      const { app } = await openSite(checkout.root, readConfig(settings()));
      const { body } = await app.inject('/services/voip');
      expect(body).toMatch(/<img [^>]*src="\/wp-content\/team\.png"/);
      expect(body).toMatch(/<a [^>]*href="\/about-us"[^>]*>About/);
      await app.close();
    } finally {
      checkout.remove();
    }
  });

  it('are not spoken of where pages come from files', async () => {
    const { set } = await readRuleSet('rules');
    expect(findHiddenHost(readConfig({}), set!.visitors)).toEqual([]);
    expect(findHiddenHost(readConfig(settings()), set!.visitors)).toHaveLength(1);
  });
});
