import { describe, expect, it, vi } from 'vitest';
import { rulesQuery } from '../../src/app/page-body/use-rules.ts';
import { fingerprint } from '../../src/contract/fingerprint.ts';
import { down, json, noRules, page, type Answer } from '../support/answers.ts';
import { makeRule } from '../support/rule.ts';
import { answerRequests } from './support/answer-requests.ts';
import { passTime, useOwnTime } from './support/pass-time.ts';
import { showApp } from './support/show-app.tsx';

const SERVICE = '/services/business-continuity-support';
const HTML = '<h1>Continuity</h1>';
/** The first way to a page, with its three retries, and the direct one. */
const TRIES = 5;

useOwnTime();

/** Fails but for one request. */
function answersOnce(at: number, answer: Answer): Answer {
  let asked = 0;
  return (request) => ((asked += 1) === at ? answer(request) : down(request));
}

async function reconnect(): Promise<void> {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await passTime();
}

describe('a connection that comes back', () => {
  it.each([
    [
      'an industry of the blog endpoint',
      '/industries/legal',
      { '/api/blog/legal': page(HTML), '/api/pages/industries/legal': down },
    ],
    [
      'a service that was fetched directly',
      SERVICE,
      { [`/api/pages${SERVICE}`]: answersOnce(TRIES, page(HTML)) },
    ],
  ])('takes nothing from who reads %s', async (_what, path, answers) => {
    const requests = answerRequests({ ...answers, '/rules/*': noRules });
    const app = showApp(path);
    await passTime();
    await app.findText('Continuity', 'main');
    const asked = requests.length;
    const heading = app.root.querySelector('main h1');
    await reconnect();
    expect(app.root.querySelector('main h1')).toBe(heading);
    expect(requests).toHaveLength(asked);
  });

  it('takes nothing from who reads a page whose rules cannot be had', async () => {
    answerRequests({ '/api/pages/about-us': page(HTML), '/rules/*': down });
    const app = showApp('/about');
    await passTime();
    const heading = await app.findText('Continuity', 'main');
    await reconnect();
    expect(heading.isConnected).toBe(true);
  });
});

it('what is said after three retries gets the focus, as a page does', async () => {
  answerRequests({ '/api/pages/about-us': page('<h1>About</h1>'), '/rules/*': noRules });
  const app = showApp('/about');
  await app.findText('About', 'main');
  void app.router.navigate('/services/nowhere');
  await passTime();
  const heading = await app.find('main h1');
  expect(heading.textContent).not.toBe('About');
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});

it('other rules change a page that was fetched directly as it stands', async () => {
  const record = await (await page(HTML)(new Request(location.href))).json();
  const prepared = {
    fingerprint: fingerprint((record as { content: string }).content),
    rulesHash: '0000000000000000',
    html: `<div class="page-body">${HTML}</div>`,
    progress: { rules: [], wornOut: [] },
  };
  answerRequests({
    [`/api/pages${SERVICE}`]: answersOnce(TRIES, page(HTML)),
    '/prepared/*': () => json(prepared),
    '/rules/*': noRules,
  });
  const app = showApp(SERVICE);
  await passTime();
  await app.findText('Continuity', 'main');
  const rule = makeRule({ selectors: ['h1'], action: 'add-class', options: { class: 'found' } });
  const { queryKey } = rulesQuery(SERVICE);
  app.queries.setQueryData(queryKey, { version: 1, hash: 'two', rules: [rule] });
  await app.find('main h1.found');
});
