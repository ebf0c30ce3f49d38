import { findReason } from '../find-error-code.ts';
import { SourceUnreached } from './remote-source.ts';

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** What a source said: a new answer, "nothing new", or "there is no such thing". */
export type Fetched =
  | { readonly kind: 'answer'; readonly json: unknown; readonly tag: string | null }
  | { readonly kind: 'same' }
  | { readonly kind: 'missing' };

/**
 * Asks a source, and nobody else: redirects count only while they stay on its host.
 * @param tag what the last answer was tagged with
 * @throws SourceUnreached when no answer begins within the signal's time; else when it is not usable
 */
export async function fetchJson(
  url: URL,
  tag: string | null,
  signal: AbortSignal,
): Promise<Fetched> {
  const headers = { accept: 'application/json', ...(tag && { 'if-none-match': tag }) };
  const response = await follow(url, headers, signal);
  if (response.status === 304 && tag) return { kind: 'same' };
  if (response.status === 404 || response.status === 410) return { kind: 'missing' };
  if (!response.ok) throw new Error(`The source answered ${response.status}.`);
  const json = JSON.parse(await readText(response)) as unknown;
  return { kind: 'answer', json, tag: response.headers.get('etag') };
}

async function follow(
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  redirects = 0,
): Promise<Response> {
  const response = await fetch(url, { headers, signal, redirect: 'manual' }).catch(failUnreached);
  const place = response.headers.get('location');
  if (response.status < 300 || response.status === 304 || response.status >= 400 || !place) {
    return response;
  }
  await response.body?.cancel();
  const next = URL.canParse(place, url) ? new URL(place, url) : null;
  if (next?.origin !== url.origin) {
    const where = next?.host ? next.origin : 'nowhere';
    throw new Error(`The source leads to ${where}; only ${url.origin} is asked.`);
  }
  if (redirects >= MOST_REDIRECTS) throw new Error('The source leads in circles.');
  return follow(next, headers, signal, redirects + 1);
}

function failUnreached(error: Error): never {
  throw new SourceUnreached(findReason(error));
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8');
  let text = '';
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new Error('The answer of the source is too large.');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
