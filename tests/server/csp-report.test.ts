import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCspReport } from '../../src/server/routes/csp-report.ts';
import { openWholeSite, type WholeSite } from './support/whole-site.ts';

let site: WholeSite;

beforeAll(async () => {
  site = await openWholeSite();
});
afterAll(() => site.close());

describe('POST /api/csp-report', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['application/csp-report', { 'csp-report': { 'blocked-uri': 'https://x.example/?q=1' } }],
    ['application/reports+json', [{ type: 'csp-violation', body: { blockedURL: 'inline' } }]],
    ['application/reports+json', 'nonsense'],
  ])('takes %s', async (type, body) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/csp-report',
      headers: { 'content-type': type },
      payload: JSON.stringify(body),
    });
    expect(answer.statusCode).toBe(204);
  });

  it('logs nothing of an address that could be a person, and no other text', async () => {
    const lines: string[] = [];
    const app = fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
    addCspReport(app, site.data);
    const sent = ['mailto:rosa@harbor-feed.example', 'https://x.example/a?q=rosa', 'inline'];
    for (const blocked of [...sent, 'Rosa, 555-0100', '\u009b31m']) {
      await app.inject({
        method: 'POST',
        url: '/api/csp-report',
        headers: { 'content-type': 'application/csp-report' },
        payload: { 'csp-report': { 'blocked-uri': blocked, 'effective-directive': 'Rosa' } },
      });
    }
    await app.close();
    const refused = lines.filter((line) => line.includes('"refused"'));
    expect(refused.map((line) => (JSON.parse(line) as { blocked: string }).blocked)).toEqual([
      'mailto:',
      'https://x.example/a',
      'inline',
      '',
      '',
    ]);
    expect(refused.join('')).not.toContain('Rosa');
  });

  it('names the page that was shown if it is one of the site, and no address that somebody made up', async () => {
    const lines: string[] = [];
    const app = fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
    addCspReport(app, site.data);
    for (const path of ['/About-Us/?q=rosa', '/Rosa/rosa@harbor-feed.example']) {
      await app.inject({
        method: 'POST',
        url: '/api/csp-report',
        headers: { 'content-type': 'application/csp-report' },
        payload: { 'csp-report': { 'document-uri': `https://site.example${path}` } },
      });
    }
    await app.close();
    const refused = lines.filter((line) => line.includes('"refused"'));
    expect(refused.map((line) => (JSON.parse(line) as { path: unknown }).path)).toEqual([
      '/About-Us/',
      null,
    ]);
  });

  it.each([
    ['20 reports of a sender in a minute', 21, 1, 20],
    ['ten reports of one request', 1, 11, 10],
  ])('logs %s, and no more', async (_what, requests, reports, logged) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const app = fastify({ logger: { level: 'warn', stream } });
    addCspReport(app, site.data);
    const report = { type: 'csp-violation', body: { blockedURL: 'inline' } };
    for (let request = 0; request < requests; request += 1) {
      await app.inject({
        method: 'POST',
        url: '/api/csp-report',
        headers: { 'content-type': 'application/reports+json' },
        payload: JSON.stringify(Array.from({ length: reports }, () => report)),
      });
    }
    await app.close();
    expect(lines).toHaveLength(logged);
  });
});
