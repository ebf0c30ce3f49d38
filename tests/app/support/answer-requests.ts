import { vi } from 'vitest';

export interface Request {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

type Answer = (request: Request) => Response | Promise<Response>;

/**
 * Answers every request of the code under test by the start of its path; what is not named is a 404.
 * @returns the requests so far
 */
export function answerRequests(answers: Readonly<Record<string, Answer>>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit = {}) => {
    const body = typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : null;
    const request = { method: options.method ?? 'GET', url, body };
    requests.push(request);
    const path = new URL(url, window.location.origin).pathname;
    const answer =
      answers[path] ??
      Object.entries(answers).find(
        ([start]) => start.endsWith('*') && path.startsWith(start.slice(0, -1)),
      )?.[1];
    return answer ? answer(request) : json({ message: 'Not found.' }, 404);
  });
  return requests;
}

/** A JSON answer. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** A page record as the API answers it. */
export function page(html: string): Answer {
  return () => json({ content: `<html><body><div id="main-content">${html}</div></body></html>` });
}

export const noRules: Answer = () => json({ version: 1, hash: '0000000000000000', rules: [] });
