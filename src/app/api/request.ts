import { readError } from './request-error.ts';
import { resolveUrl } from './resolve-url.ts';

export interface RequestOptions {
  /** Beside the content type; sent with a body only. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the request. */
  readonly signal?: AbortSignal;
}

/**
 * Asks the server.
 * @param body sent as JSON; without it no content type is sent
 * @returns the answer's JSON
 * @throws RequestError for a response that is not OK, SyntaxError for one that is not JSON
 */
export async function request<Answer>(
  method: string,
  url: string,
  body?: unknown,
  options?: RequestOptions,
): Promise<Answer> {
  const response = await send(method, url, body, options);
  return (await response.json()) as Answer;
}

/** As `request`, but leaves the answer unread. */
export async function send(
  method: string,
  url: string,
  body?: unknown,
  { headers, signal }: RequestOptions = {},
): Promise<Response> {
  const response = await fetch(resolveUrl(url, window.location.origin), {
    method,
    credentials: 'include',
    ...(signal && { signal }),
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  });
  if (response.ok) return response;
  const error = await readError(response, url);
  console.error(`${method} ${url} failed.`, error);
  throw error;
}
