import { domainToASCII } from 'node:url';

/** One setting: an environment variable, what it may be, and what it is when nobody says. */
export interface Setting<Value> {
  readonly name: string;
  readonly summary: string;
  /** As an operator would write it; empty: off. */
  readonly fallback: string;
  /** True: never shown. */
  readonly isSecret: boolean;
  /** @throws Error whose message completes "NAME must be …" */
  readonly read: (text: string) => Value;
}

/** What a setting's text must be, for the reader of the error. */
export class SettingError extends Error {}

/** Makes a setting. */
export function setting<Value>(
  name: string,
  fallback: string,
  read: (text: string) => Value,
  summary: string,
): Setting<Value> {
  return { name, summary, fallback, isSecret: false, read };
}

/** The same setting, whose value nobody is shown. */
export function hidden<Value>(one: Setting<Value>): Setting<Value> {
  return { ...one, isSecret: true };
}

/** Reads a whole number. */
export function integer(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new SettingError(`a whole number from ${least} to ${most}`);
  };
}

/** Reads one of some words. */
export function oneOf<const Word extends string>(...words: Word[]): (text: string) => Word {
  return (text) => {
    const word = words.find((one) => one === text);
    if (word !== undefined) return word;
    throw new SettingError(`one of ${words.join(', ')}`);
  };
}

/** Reads an absolute address; its path keeps no slash at its end. */
export function address(...protocols: string[]): (text: string) => URL {
  return (text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url && protocols.includes(url.protocol)) return url;
    throw new SettingError(`an address that begins with ${protocols.join('// or ')}//`);
  };
}

/** Reads an address of the web. What asks there takes no password from it, and would tell it in an error. */
export function webAddress(text: string): URL {
  const url = address('https:', 'http:')(text);
  if (url.username === '' && url.password === '') return url;
  throw new SettingError('an address without a user and a password');
}

/** Reads an address below which others lie. */
export function webFolder(text: string): URL {
  const url = webAddress(text);
  if (!/[?#]/.test(url.href)) return url;
  throw new SettingError('an address without ? and #');
}

/** Reads the address of a mail server, whose user and password may be encoded in it. */
export function mailServer(text: string): URL {
  const url = address('smtp:', 'smtps:')(text);
  if (url.hostname === '') throw new SettingError('an address with the name of a host');
  if (!['', '/'].includes(url.pathname + url.search + url.hash)) {
    throw new SettingError('an address with nothing behind the host and the port');
  }
  if ((url.username === '') !== (url.password === '')) {
    throw new SettingError('an address with both a user and a password, or with neither');
  }
  try {
    decodeURIComponent(url.username + url.password);
  } catch {
    throw new SettingError('an address in which a % of the password is written as %25');
  }
  return url;
}

/** Reads any text on one line. */
export function line(text: string): string {
  if (!/\p{Cc}/u.test(text)) return text;
  throw new SettingError('a text on one line');
}

/** Reads a text that is long enough to keep a secret. */
export function secret(text: string): string {
  if (text.length >= 16 && !/\p{Cc}/u.test(text)) return text;
  throw new SettingError('at least 16 characters long');
}

/** Words with dots between them, as they stand on both sides of an address (RFC 5322, 3.2.3). */
const DOTTED = /^[^\s@<>()[\]\\".,;:]+(?:\.[^\s@<>()[\]\\".,;:]+)*$/;

/** Reads one e-mail address, without a name. Its domain is what mail servers know: ASCII. */
export function mailbox(text: string): string {
  const [local = '', written = '', ...more] = text.split('@');
  const domain = domainToASCII(written);
  if (more.length === 0 && DOTTED.test(local) && DOTTED.test(domain)) return `${local}@${domain}`;
  throw new SettingError('one e-mail address, such as website@company.com');
}

/** Lets a setting stay away: an empty text reads as null. */
export function optional<Value>(read: (text: string) => Value): (text: string) => Value | null {
  return (text) => (text === '' ? null : read(text));
}
