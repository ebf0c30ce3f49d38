import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CompiledRules } from '../../src/contract/rules.ts';
import { readConfig } from '../../src/server/config/read-config.ts';
import { openSite, type Site } from '../../src/server/open-site.ts';
import { signPreview } from '../../src/server/rules/preview-token.ts';
import { runInside } from '../cli/run-cli.ts';
import { BROKEN, makeCheckout, ruleFile, type RulesCheckout } from './support/rules-checkout.ts';

const SECRET = 'a secret of sixteen characters or more';
const HOUR = 3_600_000;
const DRAFT = ruleFile('draft-rule', 'draft', '    status: draft\n').replace('title', 'lang');
const LINK = `routes: /*
rules:
  - id: old-link
    why: A test wants to be led on.
    selector: a
    action: rewrite-link
    link: /old
    to: /€
`;

let checkout: RulesCheckout;
let site: Site;
let origin: string;
const silent = vi.spyOn(console, 'error');

beforeAll(async () => {
  silent.mockImplementation(() => {});
  checkout = makeCheckout({ 'one.yaml': ruleFile('word-rule', 'one'), 'draft.yaml': DRAFT });
  const config = readConfig({ LOG_LEVEL: 'silent', RULES_SECRET: SECRET });
  site = await openSite(checkout.root, config);
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => silent.mockClear());
afterAll(async () => {
  await site.app.close();
  checkout.remove();
  silent.mockRestore();
});

/** The news as they come, for as long as the callback runs. */
async function listen(cookie = ''): Promise<{ news: string[]; stop: () => void }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const answer = await fetch(`${origin}/rules/events`, { signal, headers: { cookie } });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const news: string[] = [];
  const read = async (): Promise<void> => {
    const text = answer.body!.pipeThrough(new TextDecoderStream());
    for await (const part of text) news.push(...part.split('\n\n').filter((one) => one !== ''));
  };
  read().catch(() => {});
  return { news, stop: () => stopping.abort() };
}

const hashesIn = (news: readonly string[]): string[] =>
  news.flatMap((one) => /"hash":"([0-9a-f]{16})"/.exec(one)?.[1] ?? []);

describe('GET /rules/events', () => {
  it('says the hash at once and after each change, and never what is wrong', async () => {
    const { news, stop } = await listen();
    const soon = { interval: 20 };
    const before = site.rules.current().hash;
    await expect.poll(() => hashesIn(news), soon).toEqual([before]);
    checkout.save('one.yaml', BROKEN);
    await expect.poll(() => site.rules.state().diagnostics.length, soon).toBe(1);
    checkout.save('one.yaml', ruleFile('word-rule', 'two'));
    await expect.poll(() => hashesIn(news).at(-1), soon).not.toBe(before);
    expect(hashesIn(news).at(-1)).toBe(site.rules.current().hash);
    expect(news.join('')).not.toContain('problem');
    stop();
  });

  it('can be read as it is written: not compressed, not stored, not buffered', async () => {
    const answer = await fetch(`${origin}/rules/events`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    await answer.body?.cancel();
  });
});

describe('an old address', () => {
  const askOld = (): Promise<Response> => fetch(`${origin}/old?a=b`, { redirect: 'manual' });

  it('leads to one that a header cannot say as it is', async () => {
    checkout.save('link.yaml', LINK);
    await expect.poll(async () => (await askOld()).status).toBe(301);
    expect((await askOld()).headers.get('location')).toBe('/%E2%82%AC?a=b');
    rmSync(join(checkout.rules, 'link.yaml'));
    await expect.poll(async () => (await askOld()).status).toBe(404);
  });
});

describe('the signed link', () => {
  const open = (token: string, to = '/about'): Promise<Response> =>
    fetch(`${origin}/rules/preview?${new URLSearchParams({ token, to })}`, { redirect: 'manual' });
  const tamper = (token: string): string => `z${token.slice(1)}`;

  it('gives a cookie for as long as it holds', async () => {
    const answer = await open(signPreview(SECRET, 2, Date.now()));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/about');
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^rules-preview=\S+; Path=\/; Max-Age=7(199|200); HttpOnly; SameSite=Lax$/,
    );
  });

  it('gives it for https alone where the site has that', async () => {
    const environment = { LOG_LEVEL: 'silent', RULES_SECRET: SECRET };
    const config = readConfig({ ...environment, PUBLIC_URL: 'https://www.loblolly-it.example' });
    const { app } = await openSite(checkout.root, config);
    const token = signPreview(SECRET, 2, Date.now());
    const answer = await app.inject(`/rules/preview?${new URLSearchParams({ token })}`);
    expect(answer.headers['set-cookie']).toMatch(/; Secure$/);
    await app.close();
  });

  it.each([
    ['without a token', ''],
    ['of another secret', signPreview('another secret of the same length!', 2, Date.now())],
    ['that is over', signPreview(SECRET, 2, Date.now() - 3 * HOUR)],
    ['that was made longer', tamper(signPreview(SECRET, 2, Date.now()))],
    ['of nonsense', `${'9'.repeat(60)}..`],
  ])('is not there %s', async (_name, token) => {
    const answer = await open(token);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'about'])(
    'leads nowhere else: %s',
    async (to) => {
      const answer = await open(signPreview(SECRET, 1, Date.now()), to);
      expect(answer.headers.get('location')).toBe('/');
    },
  );

  it.each([
    ['/€', '/%E2%82%AC'],
    ['/a b?c=50%25&d=%E2%82%AC#ü', '/a%20b?c=50%25&d=%E2%82%AC#%C3%BC'],
  ])('leads to %s as a header can say it', async (to, location) => {
    const answer = await open(signPreview(SECRET, 1, Date.now()), to);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(location);
  });

  it('alone shows drafts, opens the tools, and asks search engines to stay away', async () => {
    const cookie = `rules-preview=${signPreview(SECRET, 1, Date.now())}`;
    const staff = await ask('/rules.json', cookie);
    const visitor = await ask('/rules.json');
    expect(idsOf(await staff.json())).toEqual(['draft-rule', 'word-rule']);
    expect(staff.headers.get('cache-control')).toBe('private, no-store');
    expect(idsOf(await visitor.json())).toEqual(['word-rule']);

    const page = await ask('/about', cookie);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const html = await page.text();
    expect(html).toMatch(/<meta name="rules-inspector" content="\d+" \/>/);
    const plain = await ask('/about');
    expect(plain.headers.get('x-robots-tag')).toBeNull();
    expect(await plain.text()).not.toContain('rules-inspector');
  });

  it('alone opens the files of the tools', async () => {
    const file = await staffFile();
    expect(await statusOf(file)).toBe(404);
    expect(await statusOf(file.replace('/staff/', '/STAFF/'))).toBe(404);
    expect(await statusOf(file.replace('/staff/', '/%73taff/'))).toBe(404);
    expect(await statusOf(file, 'rules-preview=development')).toBe(404);
    const cookie = `a=1; rules-preview=${signPreview(SECRET, 1, Date.now())}`;
    expect(await statusOf(file, cookie)).toBe(200);
  });

  it('lets no cache on the way keep the files of the tools, or keep that they are not there', async () => {
    const file = await staffFile();
    for (const cookie of ['', `rules-preview=${signPreview(SECRET, 1, Date.now())}`]) {
      const answer = await ask(file, cookie);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('tells who has it the hash of the drafts', async () => {
    const { news, stop } = await listen(`rules-preview=${signPreview(SECRET, 1, Date.now())}`);
    await expect.poll(() => hashesIn(news)).toEqual([site.rules.preview().hash]);
    stop();
  });

  it('is made by one command', async () => {
    vi.stubEnv('RULES_SECRET', SECRET);
    vi.stubEnv('PUBLIC_URL', origin);
    const { code, stdout } = await runInside(['link', '--hours', '8', '--to', '/about']);
    expect(code).toBe(0);
    const answer = await fetch(stdout.trim(), { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/about');
    vi.stubEnv('RULES_SECRET', '');
    expect(await runInside(['link'])).toMatchObject({ code: 2 });
    for (const hours of ['999', '0.05', '0']) {
      const refused = await runInside(['link', '--hours', hours]);
      expect(refused).toMatchObject({ code: 2 });
      expect(refused.stderr).toContain('--hours is a number from 0.1 to 168');
    }
    expect(await runInside(['link', '--to', '//elsewhere.example'])).toMatchObject({
      code: 2,
      stderr: '--to begins with /, such as /about. --help tells more.\n',
    });
    vi.unstubAllEnvs();
  });
});

function ask(path: string, cookie = ''): Promise<Response> {
  return fetch(origin + path, { headers: { cookie } });
}

async function statusOf(path: string, cookie = ''): Promise<number> {
  const answer = await ask(path, cookie);
  await answer.text();
  return answer.status;
}

async function staffFile(): Promise<string> {
  const { readdir } = await import('node:fs/promises');
  const [file] = await readdir('dist/staff');
  return `/staff/${file}`;
}

function idsOf(rules: unknown): string[] {
  return (rules as CompiledRules).rules.map(({ id }) => id).toSorted();
}
