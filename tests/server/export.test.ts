import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request as askFor, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../../src/contract/fingerprint.ts';
import type { PreparedRecord } from '../../src/contract/prepared-record.ts';
import { isOnRoute } from '../../src/contract/rules-for-route.ts';
import type { CompiledRules } from '../../src/contract/rules.ts';
import { readConfig } from '../../src/server/config/read-config.ts';
import { exportSite } from '../../src/server/export/export-site.ts';
import { readSite } from '../../src/server/read-site.ts';
import { readRuleSet } from '../../src/server/rules/rule-set.ts';
import { switchesFile } from '../../src/server/rules/rules-store.ts';
import { changeSwitches } from '../../src/server/rules/switches.ts';
import { listPages } from '../../src/server/routes/sitemap.ts';
import { commonHeaders, dataPolicy, strictTransport } from '../../src/server/security/headers.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { freePort } from './support/free-port.ts';
import { openMessageApp } from './support/message-app.ts';
import { postForm, postJson, standard } from './support/messages.ts';
import { NGINX, startNginx } from './support/nginx.ts';
import { makeCheckout, type RulesCheckout } from './support/rules-checkout.ts';

let checkout: RulesCheckout;
let folder: string;
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-test-'));
  site = join(folder, 'a site');
  checkout = makeCheckout('site');
  // A switch of this machine's server, which is nothing to the export.
  await changeSwitches(switchesFile(checkout.cache), () => ({ off: 'all' }));
  const config = readConfig({ DATA_FOLDER: folder, LOG_LEVEL: 'error' });
  await exportSite(checkout.root, site, config);
});
afterAll(async () => {
  checkout.remove();
  await rm(folder, { recursive: true, force: true });
});

const read = (path: string): Promise<string> => readFile(join(site, path), 'utf8');

describe('the static export', () => {
  it('knows what relative addresses mean behind a trailing slash', async () => {
    const pictures = async (file: string) =>
      (await read(file)).match(/(?<=src=\\?")[./]*images\/icons\/voip\.svg/)?.[0];
    expect(await pictures('services/voip.html')).toBe('../images/icons/voip.svg');
    expect(await pictures('services/voip/index.html')).toBe('../../images/icons/voip.svg');
    expect(await pictures('prepared/services/voip.json')).toBe('../images/icons/voip.svg');
    expect(await pictures('prepared/services/voip/index.json')).toBe('../../images/icons/voip.svg');
  });

  it('has a document for every page, complete without JavaScript, and the 404 page', async () => {
    const data = await readSite('content');
    const files = listPages(data).flatMap(({ path }) =>
      path === '/' ? ['index.html'] : [`${path}.html`, `${path}/index.html`],
    );
    for (const path of files) {
      const document = await read(path);
      expect(document, path).toContain('<link rel="canonical"');
      expect(document, path).toMatch(/<div id="root">.*<main [^>]*>.*<h1/s);
      expect(document, path).toContain('id="first-view"');
      expect(document, path).not.toMatch(/<script[^>]* nonce|<link rel="stylesheet"|%form-token%/);
    }
    const missing = await read('404.html');
    expect(missing).toContain('content="noindex"');
    expect(missing).toContain('404 - Page Not Found');
  });

  it('has the rules that are in the folder, whatever is switched off on this machine', async () => {
    const { set } = await readRuleSet(checkout.rules);
    expect(JSON.parse(await read('rules.json'))).toEqual(set?.visitors);
  });

  it('leaves the built client as it is', async () => {
    expect(await readdir('dist')).not.toContain('rules.json');
  });

  it('has records, rules, redirects and headers', async () => {
    const { content } = JSON.parse(await read('api/pages/services/voip.json')) as {
      content: string;
    };
    expect(content).toContain('id="page-container"');
    expect(JSON.parse(await read('rules.json'))).toMatchObject({ version: 1 });
    const body = JSON.parse(await read('prepared/services/voip.json')) as PreparedRecord;
    expect(body.fingerprint).toBe(fingerprint(content));
    expect(await read('services/voip.html')).toContain(body.html);
    expect(body.rulesHash).toBe((JSON.parse(await read('rules.json')) as CompiledRules).hash);
    const ofRoute = JSON.parse(await read('rules/privacy.json')) as CompiledRules;
    expect(ofRoute.rules).not.toHaveLength(0);
    expect(ofRoute.rules.filter((rule) => !isOnRoute(rule, '/privacy'))).toEqual([]);
    const redirects = await read('_redirects');
    expect(redirects).toContain('/voip-services /services/voip 301\n');
    expect(redirects).not.toContain('cloud-services');
    const headers = await read('_headers');
    expect(headers).toMatch(
      /content-security-policy: default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]{43}='){2}; /,
    );
    expect(headers).not.toContain('unsafe');
  });
});

/** What nginx says with an answer that is no page. */
const OWN_HEADERS = {
  ...commonHeaders,
  'content-security-policy': dataPolicy,
  'strict-transport-security': strictTransport,
  'cache-control': 'no-cache',
};

describe.skipIf(!NGINX)('the export behind a real nginx', () => {
  let stopNginx: () => Promise<void>;
  let origin: string;
  let api: Awaited<ReturnType<typeof openMessageApp>>;

  beforeAll(async () => {
    api = await openMessageApp({ DATA_FOLDER: join(folder, 'data'), TRUSTED_PROXIES: '1' });
    const apiOrigin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const sample = await readFile(`${site}.nginx.conf`, 'utf8');
    const server = sample
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('http://127.0.0.1:8081', apiOrigin);
    stopNginx = await startNginx(server, join(folder, 'nginx'), origin);
  });
  afterAll(async () => {
    await stopNginx();
    await api.app.close();
  });

  it('serves pages, 404 and old addresses with the headers', async () => {
    const get = (path: string): Promise<Response> => fetch(origin + path, { redirect: 'manual' });
    for (const [path, status] of [
      ['/', 200],
      ['/services/voip', 200],
      ['/services/voip/', 200],
      ['/nothing', 404],
      ['/404', 404],
      ['/api/pages/services/voip', 200],
      ['/api/pages/nothing', 404],
      ['/_headers', 404],
      ['/voip-services', 301],
    ] as const) {
      const answer = await get(path);
      expect(answer.status, path).toBe(status);
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'");
    }
    expect((await get('/voip-services?a=b')).headers.get('location')).toBe('/services/voip?a=b');
    const record = await get('/api/pages/home');
    expect(record.headers.get('content-type')).toContain('application/json');
    expect(await (await get('/nothing')).text()).toContain('404 - Page Not Found');
  });

  it('sends texts compressed', async () => {
    const data = await readSite('content');
    const [asset = ''] = /(?<=src=")\/assets\/[^"]+/.exec(await read('index.html')) ?? [];
    const records = ['/api/pages/services/voip', '/prepared/services/voip.json', '/rules.json'];
    for (const path of [...listPages(data).map((page) => page.path), ...records, asset]) {
      const { headers } = await fetch(origin + path);
      expect(headers.get('content-encoding'), path).toBe('gzip');
      expect(headers.get('vary'), path).toBe('Accept-Encoding');
      const plain = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
      expect(plain.headers.get('content-encoding'), path).toBeNull();
    }
  });

  it('passes messages on, as JSON and as a form', async () => {
    expect((await postJson(origin, standard, { origin })).status).toBe(201);
    const page = await postForm(origin, { ...standard });
    expect(page.status).toBe(201);
    const policy = page.headers.get('content-security-policy');
    expect(policy?.match(/default-src/g)).toHaveLength(1);
    expect(policy).toContain("style-src 'self'");
    expect(await page.text()).toContain('Thank you');
    expect(await api.store.list()).toHaveLength(2);
  });

  it('passes a message on only if it comes from its own origin, port included', async () => {
    const other = origin.replace(/\d+$/, '1');
    expect((await postJson(origin, standard, { origin: other })).status).toBe(403);
    expect((await postJson(origin, standard, { origin })).status).toBe(201);
  });

  it('works in a browser', async () => {
    const browser = await chromium.launch(chromiumLaunchOptions());
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
    // From the start: the next page may be fetched before anybody asks for it.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/services/voip`);
    await page.locator('.page-body h1, .page-body h2').first().waitFor();
    await page.locator('header a[href="/industries"]').first().click();
    await page.waitForURL('**/industries');
    await page.locator('.page-body h1, .page-body h2').first().waitFor();
    expect(asked).toContain('/prepared/industries.json');
    expect(asked.filter((one) => /open-page|clean-page/.test(one))).toEqual([]);
    expect(errors).toEqual([]);
    await browser.close();
  });

  it('has the headers on its own errors, too, when a message is too long or its server is down', async () => {
    const tooLong = askFor(`${origin}/api/contact`, { method: 'POST' });
    tooLong
      .setHeader('content-length', 2_000_000)
      .on('error', () => {})
      .flushHeaders();
    const [refused] = (await once(tooLong, 'response')) as [IncomingMessage];
    expect(refused.statusCode).toBe(413);
    expect(refused.headers).toMatchObject(OWN_HEADERS);
    tooLong.destroy();

    await api.app.close();
    const failed = await postJson(origin, standard, { origin });
    expect(failed.status).toBe(502);
    expect(Object.fromEntries(failed.headers)).toMatchObject(OWN_HEADERS);
  });
});
