import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { formExtras, IDEMPOTENCY_HEADER } from '../../contract/contact-message.ts';
import type { FormTokens } from '../security/form-token.ts';

/** What a form sent beside the message. */
export interface FormExtras {
  readonly honeypot: string;
  readonly token: string;
  readonly key: string;
  readonly variant: string;
  /** The same body always gives the same text. */
  readonly digest: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** The key of a submit, or what is wrong with it. */
export interface KeyFound {
  readonly value: string | null;
  readonly errors: Readonly<Record<string, string>>;
}

const KEY = /^[!-~]{1,128}$/;

/** Reads the extras of a body; what is no text, is wrong. */
export function readExtras(body: unknown): FormExtras {
  const errors: Record<string, string> = {};
  const read = (name: string): string => {
    const value: unknown = isRecord(body) && Object.hasOwn(body, name) ? body[name] : '';
    if (typeof value === 'string') return value;
    errors[name] = 'This must be a text.';
    return '';
  };
  return {
    honeypot: read(formExtras.honeypot),
    token: read(formExtras.token),
    key: read(formExtras.key),
    variant: read(formExtras.variant),
    digest: digestTexts(body),
    errors,
  };
}

/**
 * The key of a submit: the header's, else the form's field. A form without JavaScript that has
 * neither is known by the document that it was in and by what it says.
 */
export function readKey(
  headers: IncomingHttpHeaders,
  extras: FormExtras,
  tokens: FormTokens,
  isFormPost: boolean,
): KeyFound {
  const header = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  const given = typeof header === 'string' ? header.trim() : extras.key.trim();
  if (KEY.test(given)) return { value: given, errors: {} };
  if (given !== '' || header !== undefined) {
    return { value: null, errors: { [formExtras.key]: 'This is no key.' } };
  }
  const isOurs = isFormPost && tokens.age(extras.token, Date.now()) !== null;
  return { value: isOurs ? `form:${extras.digest}` : null, errors: {} };
}

function digestTexts(body: unknown): string {
  const texts = isRecord(body) ? Object.entries(body) : [];
  const flat = texts.filter(([, value]) => typeof value === 'string');
  return createHash('sha256').update(JSON.stringify(flat)).digest('base64url');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
