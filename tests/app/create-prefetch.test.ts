import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/app/api/query-client.ts';
import { createPrefetch } from '../../src/app/prefetch/create-prefetch.ts';
import { readFetchedParts } from '../../src/app/prefetch/read-fetched-parts.ts';
import { down } from '../support/answers.ts';
import { answerRequests, json, noRules, page } from './support/answer-requests.ts';
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

it.each([
  ['its content', '/api/pages/about-us'],
  ['its rules', '/rules/*'],
  ['what the server may have made of it', '/prepared/*'],
])('has no page in hand until there is %s', async (_what, late) => {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const answers = {
    '/api/pages/about-us': page('<h1>About</h1>'),
    '/rules/*': noRules,
    '/prepared/*': () => json(null),
  };
  const atLast = answers[late as keyof typeof answers];
  answerRequests({ ...answers, [late]: (request: Request) => arrived.then(() => atLast(request)) });
  const queries = createQueryClient();
  const fetched = createPrefetch(queries, site)('/about', false);
  await expect.poll(() => queries.isFetching()).toBe(1);
  expect(readFetchedParts('/about', queries, site)).toBeNull();
  arrive();
  await fetched;
  expect(readFetchedParts('/about', queries, site)).toMatchObject({ path: '/about', record: null });
});
