import { expect, it } from 'vitest';
import { createQueryClient } from '../../src/app/api/query-client.ts';
import { retriesFor, retryDelay } from '../../src/app/api/retries.ts';

it.each([
  ['/api/pages/services/cybersecurity-services', 3],
  ['/api/pages/services/cybersecurity-services/email-security', 3],
  ['/api/pages/services', 3],
  ['/api/pages/services/voip', 3],
  ['/api/pages/privacy', 3],
  ['/api/pages/industries', 0],
  ['/api/pages/industries/legal', 0],
  ['/api/pages/home', 0],
  ['/api/blog/some-post', 0],
])('%s is retried %i times', (endpoint, retries) => {
  expect(retriesFor(endpoint)).toBe(retries);
});

it('doubles the delay from one second to thirty at most', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

it('never fetches again by itself and keeps unused answers five minutes', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Infinity,
    gcTime: 300_000,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  });
  expect(mutations).toEqual({ retry: false });
});
