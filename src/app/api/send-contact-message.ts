import { formExtras, IDEMPOTENCY_HEADER } from '../../contract/contact-message.ts';
import type { ContactMessage } from '../../contract/contact-message.ts';
import { request, send } from './request.ts';

export const CONTACT_ENDPOINT = '/api/contact';

/** Milliseconds; who waits longer is told that it failed. Sent again, the server keeps the message once. */
const PATIENCE = 30_000;

/** What is sent beside the message. */
export interface Submit {
  /** The same for each try to send the same message: the server keeps one. */
  readonly key: string;
  /** What stands in the field that people do not see. */
  readonly honeypot: string;
}

/** Sends a message; the answer's status alone decides, unless it comes from somewhere else. */
export async function sendContactMessage(message: ContactMessage, submit: Submit): Promise<void> {
  const body = withHoneypot(message, submit);
  const headers = keyHeader(submit);
  await inTime(async (signal) => {
    const response = await send('POST', CONTACT_ENDPOINT, body, { headers, signal });
    // A redirect leaves the message behind, and a page is no sign that it was taken.
    if (response.redirected) await response.json();
  });
}

/** Sends a message; the answer's success flag decides. */
export async function sendFlaggedContactMessage(
  message: ContactMessage,
  submit: Submit,
): Promise<void> {
  const body = withHoneypot(message, submit);
  const headers = keyHeader(submit);
  const answer = await inTime((signal) =>
    request<{ success?: boolean }>('POST', CONTACT_ENDPOINT, body, { headers, signal }),
  );
  if (answer.success === false) throw new Error('The server did not take the message.');
}

async function inTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  return work(waiting.signal).finally(() => clearTimeout(timer));
}

function withHoneypot(message: ContactMessage, { honeypot }: Submit): object {
  return honeypot === '' ? message : { ...message, [formExtras.honeypot]: honeypot };
}

function keyHeader({ key }: Submit): Record<string, string> {
  return { [IDEMPOTENCY_HEADER]: key };
}
