import { createServer, type Server } from 'node:http';
import { chromium, type Browser, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentPolicy } from '../../src/server/security/document-policy.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import type { Harm, Stage } from './bench.ts';
import { openHostile, type HostileVisit } from './open-hostile.ts';
import { allPayloads } from './payloads/index.ts';

const PAYLOADS = allPayloads();
const COUNT = new Set(Object.values(PAYLOADS).flat()).size;
const BATCH = 400;
const MOST_NAMED = 5;
const NO_CRM = { script: '', clientId: '', listId: '' };
const POLICY = documentPolicy({ nonce: null, isSecure: false, crm: NO_CRM as never });

let server: Server;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  const script = await buildBench();
  server = createServer(({ url }, response) => {
    if (url === '/') {
      response.setHeader('content-security-policy', POLICY);
      response.setHeader('content-type', 'text/html');
      return void response.end('<!doctype html><body><script src="/bench.js"></script>');
    }
    if (url !== '/bench.js') return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/javascript');
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  browser = await chromium.launch(chromiumLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** The rooms `page` and `engine` as they are, in one script that a browser runs. */
async function buildBench(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: 'tests/hostile/bench.ts' } },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

function attempt(page: Page, payloads: readonly string[], stage: Stage): Promise<Harm> {
  return page.evaluate(
    ([all, where]) => {
      const bench = window as never as { tryPayloads(all: readonly string[], at: Stage): Harm };
      return bench.tryPayloads(all, where);
    },
    [payloads, stage] as const,
  );
}

/** What each batch did; a batch that did harm is tried again one by one, to name who did it. */
async function findCulprits(
  visit: HostileVisit,
  payloads: readonly string[],
  stage: Stage,
): Promise<string[]> {
  const { page, asked } = visit;
  const before = asked.length;
  const { attacks, taken } = await attempt(page, payloads, stage);
  if (attacks === 0 && taken.length === 0 && asked.length === before) return [];
  if (payloads.length === 1) {
    return [JSON.stringify({ payload: payloads[0], attacks, taken, asked: asked.slice(before) })];
  }
  const culprits: string[] = [];
  for (const payload of payloads) {
    if (culprits.length < MOST_NAMED)
      culprits.push(...(await findCulprits(visit, [payload], stage)));
  }
  return culprits.length > 0 ? culprits : [`Together: ${payloads.join('\n')}`];
}

describe.each([
  ['off', true],
  ['on', false],
] as const)('with the content security policy %s', (_state, bypassCSP) => {
  it.each(['sanitized', 'mounted', 'corrected', 'late'] as const)(
    `no payload of ${COUNT} does harm once it is %s`,
    { timeout: 300_000 },
    async (stage) => {
      const visit = await openHostile(browser, origin, bypassCSP);
      const culprits: string[] = [];
      for (const payloads of Object.values(PAYLOADS)) {
        for (let at = 0; at < payloads.length; at += BATCH) {
          culprits.push(...(await findCulprits(visit, payloads.slice(at, at + BATCH), stage)));
        }
      }
      expect(culprits).toEqual([]);
      await visit.close();
    },
  );
});

describe('the detector', () => {
  /** What would lead the bench itself away. */
  const LEADING_AWAY = /http-equiv|<base|<frameset|plaintext|<body|document\.write/i;

  /** What covers the frame is told only where there is one: see `pages.test.ts`. */
  const told = Object.keys(PAYLOADS).filter((name) => !name.startsWith('covers'));

  it.each(told)('notices what is not cleaned: %s', async (name) => {
    const visit = await openHostile(browser, origin, true);
    const payloads = (PAYLOADS[name] ?? []).filter((payload) => !LEADING_AWAY.test(payload));
    const { attacks, taken } = await attempt(visit.page, payloads, 'raw').catch(countLeadingAway);
    expect(attacks + taken.length + visit.asked.length).toBeGreaterThan(0);
    await visit.close();
  });
});

/** A page that is gone has been attacked. */
function countLeadingAway(error: Error): Harm {
  if (!error.message.includes('because of a navigation')) throw error;
  return { attacks: 1, taken: [] };
}
