import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isOnRoute } from '../../src/contract/rules-for-route.ts';
import type { CompiledRules } from '../../src/contract/rules.ts';
import { openSite, openWorkshop, type Site } from '../../src/server/open-site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite(process.cwd());
});
afterAll(() => site.app.close());

const PAGES = [
  'home',
  'about-us',
  'areas-served',
  'contact',
  'privacy',
  'testimonials',
  'blog',
  'services',
  'services/cybersecurity-services',
  'services/cybersecurity-services/email-security',
  'services/cybersecurity-services/endpoint-security',
  'services/cybersecurity-services/managed-firewall-siem',
  'services/cloud-services',
  'services/cloud-services/backup-recovery',
  'services/business-continuity-support',
  'services/managed-it-services',
  'services/voip',
  'services/microsoft-365-services',
  'services/it-compliance',
  'industries',
  'industries/healthcare-medical',
  'industries/finance',
  'industries/legal',
  'industries/manufacturing-engineering',
  'industries/oil-gas',
];

describe('GET /api/pages/*', () => {
  it.each(PAGES)('%s is a whole export', async (slug) => {
    const answer = await site.app.inject(`/api/pages/${slug}`);
    expect(answer.statusCode).toBe(200);
    const { content } = answer.json<{ content: string }>();
    expect(content).toMatch(/^\uFEFF?<!DOCTYPE html>/i);
    expect(content).toContain('id="page-container"');
  });

  it('takes letter case and a trailing slash as they come', async () => {
    const answer = await site.app.inject('/api/pages/Services/VoIP/');
    expect(answer.statusCode).toBe(200);
  });
});

describe('GET /api/blog/:slug', () => {
  it('answers the five posts', async () => {
    for (const { slug } of site.data.posts) {
      const answer = await site.app.inject(`/api/blog/${slug}`);
      expect(answer.statusCode, slug).toBe(200);
    }
    expect(site.data.posts).toHaveLength(5);
  });
});

describe('what does not exist', () => {
  it.each([
    '/api/pages/nothing',
    '/api/pages/',
    '/api/pages/../site.yaml',
    '/api/pages/..%2fsite',
    '/api/pages/%2e%2e%2fsite.yaml',
    '/api/pages/__proto__',
    '/api/pages/constructor',
    '/api/pages/home.html',
    '/api/pages/home%00',
    '/api/blog/nothing',
    '/api/nothing',
    '/missing.png',
    '/assets/missing.js',
  ])('%s is a 404 with a JSON error', async (url) => {
    const answer = await site.app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: expect.any(String) });
  });
});

describe('GET /rules.json', () => {
  it('answers one set with one hash, and 304 to who has it', async () => {
    const answer = await site.app.inject('/rules.json');
    expect(answer.json()).toMatchObject({
      version: 1,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    const again = await site.app.inject({
      url: '/rules.json',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('GET /rules/<path>.json', () => {
  it.each([
    ['/rules/index.json', '/'],
    ['/rules/services/voip.json', '/services/voip'],
  ])('%s: the rules that can count there, under the hash of them all', async (url, path) => {
    const { hash, rules } = (await site.app.inject('/rules.json')).json<CompiledRules>();
    const answer = (await site.app.inject(url)).json<CompiledRules>();
    expect(answer.hash).toBe(hash);
    expect(answer.rules).toEqual(rules.filter((rule) => isOnRoute(rule, path)));
    expect(answer.rules.length).toBeLessThan(rules.length);
  });

  it('is a 404 for any other name', async () => {
    expect((await site.app.inject('/rules/services')).statusCode).toBe(404);
  });
});

describe('the document', () => {
  it('carries the site’s data ahead of every script', async () => {
    const { body, statusCode } = await site.app.inject('/services/voip');
    expect(statusCode).toBe(200);
    const first = /<script[^>]*>([^<]*)<\/script>/.exec(body);
    expect(first?.[0]).toContain('id="site-data"');
    expect(JSON.parse(first?.[1] ?? '')).toEqual(site.data);
  });

  it('of an unknown page answers 404', async () => {
    const { statusCode, headers } = await site.app.inject('/nothing/here');
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('text/html');
  });
});

describe('a post with a long name', () => {
  it('is found by the longest that there is, and told as its page is', async () => {
    const slug = 'a'.repeat(200);
    const root = await mkdtemp(join(tmpdir(), 'site-'));
    try {
      for (const folder of ['content', 'rules'])
        await cp(folder, join(root, folder), { recursive: true });
      const post = '<main id="main-content"><h1>A post</h1></main>';
      await writeFile(join(root, 'content', 'blog', `${slug}.html`), post);
      const { app } = await openWorkshop(root);
      expect((await app.inject(`/api/blog/${slug}`)).json().content).toContain('A post');
      await app.close();
    } finally {
      await rm(root, { recursive: true });
    }
  });
});

describe('a broken rule', () => {
  it('leaves the last good set live, over a restart too, and says so', async () => {
    const root = await mkdtemp(join(tmpdir(), 'site-'));
    try {
      for (const folder of ['content', 'rules'])
        await cp(folder, join(root, folder), { recursive: true });
      const good = await openWorkshop(root);
      const hash = good.rules.current().hash;
      await good.app.close();

      await writeFile(
        join(root, 'rules/pages/about.yaml'),
        'routes: /about\nrules:\n  - id: half\n',
      );
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const restarted = await openWorkshop(root);
      expect(restarted.rules.current().hash).toBe(hash);
      expect(error.mock.calls.flat().join('\n')).toContain('rules/pages/about.yaml:3:');
      expect(error.mock.calls.flat().join('\n')).toContain('stays live');
      error.mockRestore();
      await restarted.app.close();
    } finally {
      await rm(root, { recursive: true });
    }
  });
});
