import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adoptPage } from '../../src/app/page-body/adopt-page.ts';
import type { PageVisit } from '../../src/app/page-body/page-visit.ts';
import { MountPoints } from '../../src/engine/index.ts';
import { makeRule } from '../support/rule.ts';

const HTML = '<main><h1>One</h1></main>';
const rule = makeRule({ selectors: ['h1'], action: 'add-class', options: { class: 'found' } });
const fetchContent = vi.fn<() => Promise<string>>();

/** Code may take its time. */
const soon = { timeout: 15_000 };

let host: HTMLElement;
let visit: PageVisit;

beforeEach(() => {
  host = document.createElement('div');
  host.innerHTML = '<div class="page-body"><h1>One</h1></div>';
  document.body.append(host);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  visit = adoptPage({
    view: {
      path: '/about',
      endpoint: '/api/pages/about-us',
      rules: { version: 1, hash: 'one', rules: [] },
      progress: { rules: [], wornOut: [] },
    },
    host,
    path: '/about',
    mountPoints: new MountPoints(),
    fetchContent,
  });
});
afterEach(() => {
  visit.end();
  host.remove();
  fetchContent.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const publish = (): void => visit.follow({ version: 1, hash: 'two', rules: [rule] });
/** How often its content was asked for; the wait before the next try is over each time. */
async function askedFor(times: number): Promise<void> {
  await vi.waitFor(() => {
    vi.advanceTimersByTime(5_000);
    expect(fetchContent).toHaveBeenCalledTimes(times);
  }, soon);
}

it('follows other rules as soon as its content can be had', async () => {
  fetchContent.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503'));
  fetchContent.mockResolvedValue(HTML);
  publish();
  await askedFor(3);
  await vi.waitFor(() => expect(host.querySelector('h1')?.className).toBe('found'), soon);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it('asks for nothing any more once it is left', async () => {
  fetchContent.mockRejectedValue(new Error('503'));
  publish();
  await askedFor(2);
  visit.end();
  const asked = fetchContent.mock.calls.length;
  for (let step = 0; step < 5; step += 1) await vi.advanceTimersByTimeAsync(40_000);
  expect(fetchContent).toHaveBeenCalledTimes(asked);
});
