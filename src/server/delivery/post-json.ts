import { NotTaken } from './not-taken.ts';

/** Milliseconds that the other side has for its answer. */
export const PATIENCE = 15_000;

/**
 * Posts JSON and waits for a 2xx answer. Redirects are not followed: the address is configured.
 * @throws {NotTaken} when the answer is another one
 */
export async function postJson(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal,
    redirect: 'manual',
  });
  await response.body?.cancel();
  if (response.ok) return;
  throw new NotTaken(`The answer was ${response.status}.`, response.headers.get('retry-after'));
}
