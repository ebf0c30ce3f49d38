import { getResponse } from 'msw';
import { vi } from 'vitest';
import { handlersFor, json, type Answers } from '../../support/answers.ts';

export { json, noRules, page } from '../../support/answers.ts';

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

/**
 * Answers every request of the code under test by its path; what is not named is a 404.
 * @returns the requests so far
 */
export function answerRequests(answers: Answers): SentRequest[] {
  const requests: SentRequest[] = [];
  const handlers = handlersFor(answers);
  vi.stubGlobal('fetch', async (url: string, options: RequestInit = {}) => {
    const body = typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : null;
    requests.push({ method: options.method ?? 'GET', url, body });
    const request = new Request(new URL(url, window.location.origin), options);
    return (await getResponse(handlers, request)) ?? json({ message: 'Not found.' }, 404);
  });
  return requests;
}
