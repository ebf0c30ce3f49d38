import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentPolicy } from '../../src/server/security/document-policy.ts';
import { openMessageApp, type MessageApp } from './support/message-app.ts';
import { postForm, postJson, standard } from './support/messages.ts';
import { sendRaw } from './support/raw.ts';
import { openWholeSite, type WholeSite } from './support/whole-site.ts';

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('camera=()') as string,
};
const NEVER = [
  'server',
  'x-powered-by',
  'x-xss-protection',
  'access-control-allow-origin',
  'access-control-allow-credentials',
];
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

let site: WholeSite;
let origin: string;

beforeAll(async () => {
  site = await openWholeSite();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

describe('every answer', () => {
  const REQUESTS: [string, string, RequestInit?][] = [
    ['a page', '/'],
    ['a deep page', '/services/cloud-services/backup-recovery'],
    ['an unknown page', '/nothing/here'],
    ['an old address', '/security'],
    ['a file', '/favicon.svg'],
    ['a missing file', '/assets/missing.js'],
    ['a page record', '/api/pages/home'],
    ['a missing page record', '/api/pages/nothing'],
    ['the rules', '/rules.json'],
    ['an unknown API', '/api/nothing'],
    ['health', '/healthz'],
    ['readiness', '/readyz'],
    ['robots', '/robots.txt'],
    ['the sitemap', '/sitemap.xml'],
    ['a wrong method', '/api/contact'],
    ['another wrong method', '/', { method: 'DELETE' }],
    ['a preflight', '/api/contact', { method: 'OPTIONS' }],
    ['a wrong content type', '/api/contact', { method: 'POST', body: 'x' }],
    ['a refused message', '/api/contact', { method: 'POST', body: new URLSearchParams() }],
    ['a bad escape', '/api/pages/%ff'],
  ];

  it.each(REQUESTS)('to %s has the headers', async (_what, path, init) => {
    const answer = await fetch(origin + path, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    expect(Object.fromEntries(answer.headers)).toMatchObject(COMMON);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
    expect(NEVER.filter((name) => answer.headers.has(name))).toEqual([]);
    expect(answer.headers.has('strict-transport-security')).toBe(false);
  });

  it.each(['/rules/preview?token=x', '/staff/none.js', '/api/nothing', '/rules/none'])(
    'to %s, which is not there, is kept by nobody',
    async (path) => {
      const answer = await fetch(origin + path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    },
  );

  it.each(['/api/pages/home', '/rules.json', '/favicon.svg', '/healthz'])(
    'to %s may do nothing when it is opened as a page',
    async (path) => {
      const answer = await fetch(origin + path);
      expect(answer.headers.get('content-security-policy')).toBe(DATA_POLICY);
    },
  );
});

describe('a document', () => {
  const read = async (path: string) => {
    const answer = await fetch(origin + path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    return { policy, headers: answer.headers, text: await answer.text() };
  };

  it('allows no inline code and no strings that become code', async () => {
    const { policy, headers } = await read('/');
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("object-src 'none'; form-action 'self'; base-uri 'none'");
    expect(policy).toContain('report-uri /api/csp-report; report-to csp');
    const names = policy.split('; ').map((directive) => directive.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
    expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-report"');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('has another nonce each time, on each of its scripts', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/', '/contact', '/nothing']) {
      const { policy, text } = await read(path);
      const nonce = /'nonce-([A-Za-z0-9+/]{22}==)'/.exec(policy)?.[1] ?? '';
      nonces.add(nonce);
      const scripts = text.match(/<script(?! type="application\/)[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(1);
      expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    }
    expect(nonces.size).toBe(4);
  });

  it('demands https where visitors use it, and names the form capture only when it is on', () => {
    const off = { script: '', clientId: '', listId: '', formType: '', fields: {} };
    const on = { ...off, script: 'https://crm.example/f.js', clientId: 'a', listId: 'b' };
    const policy = (isSecure: boolean, crm: typeof off): string => {
      return documentPolicy({ nonce: 'abc', isSecure, crm });
    };
    expect(policy(false, off)).not.toContain('upgrade-insecure-requests');
    expect(policy(true, off)).toContain('; upgrade-insecure-requests; ');
    expect(policy(true, off)).not.toContain('crm.example');
    expect(policy(true, on)).toContain("connect-src 'self' https://crm.example;");
  });
});

describe('files and data', () => {
  it('with a hash in their name are kept for good, others are asked for again', async () => {
    const { text } = { text: await (await fetch(`${origin}/`)).text() };
    const asset = /\/assets\/[^"]+\.js/.exec(text)?.[0] ?? '';
    const file = await fetch(origin + asset);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-type')).toMatch(/\/javascript; charset=utf-8$/);
    const record = await fetch(`${origin}/api/pages/home`);
    expect(record.headers.get('cache-control')).toBe('no-cache');
    const tag = record.headers.get('etag') ?? '';
    const again = await fetch(`${origin}/api/pages/home`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect((await fetch(`${origin}/assets/none.js`)).headers.get('cache-control')).toBe('no-store');
  });

  it('of which a part is wanted that is not there tell how long they are', async () => {
    const headers = { range: 'bytes=99999999-' };
    const answer = await fetch(`${origin}/favicon.svg`, { headers });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
  });
});

describe('an old address', () => {
  it('is asked for again each time: the rule that leads on from it may be taken back', async () => {
    const answer = await fetch(`${origin}/security`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('over https', () => {
  const open = async (environment: Record<string, string>): Promise<[MessageApp, string]> => {
    const server = await openMessageApp({ DATA_FOLDER: site.folder, ...environment });
    return [server, await server.app.listen({ port: 0, host: '127.0.0.1' })];
  };
  const strict = async (url: string, headers = {}): Promise<string | null> => {
    return (await fetch(`${url}/healthz`, { headers })).headers.get('strict-transport-security');
  };

  it('an answer asks for https from then on', async () => {
    const [server, url] = await open({ PUBLIC_URL: 'https://www.site.example' });
    expect(await strict(url)).toBe('max-age=63072000; includeSubDomains');
    await server.app.close();
  });

  it('the answer to what is no request does, too', async () => {
    const [server, url] = await open({ PUBLIC_URL: 'https://www.site.example' });
    const { status, headers } = await sendRaw(Number(new URL(url).port), 'noise\r\n\r\n');
    expect(status).toBe(400);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    await server.app.close();
  });

  it('the word of a proxy counts only when it is ours', async () => {
    const said = { 'x-forwarded-proto': 'https' };
    const [trusting, one] = await open({ TRUSTED_PROXIES: '1' });
    expect(await strict(one, said)).not.toBeNull();
    expect(await strict(one)).toBeNull();
    await trusting.app.close();
    const [alone, two] = await open({});
    expect(await strict(two, said)).toBeNull();
    await alone.app.close();
  });
});

describe('a message of another site', () => {
  const own = (): string => new URL(origin).host;
  const CASES: [string, Record<string, string>, (host: string) => string | undefined, number][] = [
    ['same-origin', { 'sec-fetch-site': 'same-origin' }, () => undefined, 201],
    ['typed by hand', { 'sec-fetch-site': 'none' }, () => undefined, 201],
    ['same-origin in spite of its origin', { 'sec-fetch-site': 'same-origin' }, () => 'null', 201],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }, () => undefined, 403],
    [
      'cross-site with an origin',
      { 'sec-fetch-site': 'cross-site' },
      () => 'https://e.example',
      403,
    ],
    ['same-site', { 'sec-fetch-site': 'same-site' }, () => 'https://sub.site.example', 403],
    ['our origin', {}, (host) => `http://${host}`, 201],
    ['another origin', {}, () => 'https://evil.example', 403],
    ['an origin that begins like ours', {}, (host) => `http://${host}.evil.example`, 403],
    ['our host on another port', {}, () => 'http://127.0.0.1:1', 403],
    ['the origin null', {}, () => 'null', 403],
    ['an origin that is none', {}, () => 'http://', 403],
    ['neither: no browser', {}, () => undefined, 201],
  ];

  it.each(CASES)('%s', async (_what, headers, from, status) => {
    const said = from(own());
    const all = { ...headers, ...(said !== undefined && { origin: said }) };
    expect((await postJson(origin, standard, all)).status).toBe(status);
  });

  it('is refused as a form too, by a page', async () => {
    const answer = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ ...standard }),
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect((await postForm(origin, { ...standard })).status).toBe(201);
  });
});
