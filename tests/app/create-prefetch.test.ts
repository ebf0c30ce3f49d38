import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/app/api/query-client.ts';
import { createPrefetch } from '../../src/app/prefetch/create-prefetch.ts';
import { down } from '../support/answers.ts';
import { answerRequests, noRules } from './support/answer-requests.ts';
import { site } from './support/site.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('leaves alone what has just failed, and asks once more for what failed 2 seconds ago', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date'] });
  const requests = answerRequests({ '/api/pages/about-us': down, '/rules/*': noRules });
  const prefetch = createPrefetch(createQueryClient(), site);
  const tries = (): number => requests.filter(({ url }) => url === '/api/pages/about-us').length;
  await prefetch('/about', false);
  const first = tries();
  vi.setSystemTime(Date.now() + 1999);
  await prefetch('/about', false);
  expect(tries()).toBe(first);
  vi.setSystemTime(Date.now() + 1);
  await prefetch('/about', false);
  expect(tries()).toBe(2 * first);
});
