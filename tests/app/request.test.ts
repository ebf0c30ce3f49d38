import { expect, it, vi } from 'vitest';
import { fetchDirectly } from '../../src/app/api/fetch-directly.ts';
import { createQueryFunction } from '../../src/app/api/query-function.ts';
import { request } from '../../src/app/api/request.ts';
import { resolveUrl } from '../../src/app/api/resolve-url.ts';

const ORIGIN = 'https://site.example';

it.each([
  ['/api/contact', '/api/contact'],
  ['/rules.json', 'https://site.example/rules.json'],
  ['rules.json', 'https://site.example/rules.json'],
  ['https://other.example/x', 'https://other.example/x'],
  ['http://other.example/x', 'http://other.example/x'],
])('resolves %s to %s', (url, resolved) => {
  expect(resolveUrl(url, ORIGIN)).toBe(resolved);
});

it('always sends credentials, and a content type only with a body', async () => {
  const fetch = answer(() => new Response('{"a":1}'));
  expect(await request('GET', '/api/x')).toEqual({ a: 1 });
  await request('POST', '/api/x', { b: 2 });
  expect(fetch.mock.calls).toEqual([
    ['/api/x', { method: 'GET', credentials: 'include' }],
    [
      '/api/x',
      {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: '{"b":2}',
      },
    ],
  ]);
});

it.each([
  ['{"message":"No such page."}', '', '404: No such page.'],
  ['{"code":7}', '', '404: {"code":7}'],
  ['plain text', '', '404: plain text'],
  ['', 'Not Found', '404: Not Found'],
])('describes a failure with the body %s', async (body, statusText, message) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  answer(() => new Response(body, { status: 404, statusText }));
  await expect(request('GET', '/api/pages/x')).rejects.toThrow(message);
  expect(log).toHaveBeenCalledOnce();
});

it('points to the server logs when a cybersecurity page is missing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answer(() => new Response('{}', { status: 404 }));
  const url = '/api/pages/services/cybersecurity-services/x';
  await expect(request('GET', url)).rejects.toThrow(
    `Resource not found: ${url}. Please check the server logs for more information.`,
  );
});

it('throws on a 401, or returns null when told so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answer(() => new Response('{"message":"Who are you?"}', { status: 401 }));
  const context = { queryKey: ['/api/x', 'more'] } as never;
  await expect(createQueryFunction({ on401: 'throw' })(context)).rejects.toThrow(
    '401: Who are you?',
  );
  expect(await createQueryFunction({ on401: 'return-null' })(context)).toBeNull();
});

it('throws on every other failure, whatever it was told of a 401', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answer(() => new Response('{"message":"Not now."}', { status: 503 }));
  const context = { queryKey: ['/api/x'] } as never;
  const withoutVisitor = createQueryFunction({ on401: 'return-null' });
  await expect(withoutVisitor(context)).rejects.toThrow('503: Not now.');
});

it.each([
  ['a status that is not OK', () => new Response('{"content":"x"}', { status: 500 })],
  ['an answer without content', () => new Response('{"content":""}')],
  ['an answer of nothing but spaces', () => new Response('{"content":" \\n"}')],
  ['an answer that is HTML', () => new Response('<!doctype html>')],
])('counts %s as a failed direct fetch', async (_what, response) => {
  answer(response);
  await expect(fetchDirectly('/api/pages/x')).rejects.toThrow();
});

function answer(response: () => Response) {
  const fetch = vi.fn<(...args: unknown[]) => Promise<Response>>(async () => response());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
