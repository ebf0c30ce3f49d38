import { normalizeText } from '../normalize-text.ts';

/** What the pages are called that a law asks for, in addresses and as the text of a link. */
const NAMES = new Set([
  'privacy',
  'privacy policy',
  'privacy notice',
  'privacy statement',
  'cookie',
  'cookies',
  'cookie policy',
  'cookie notice',
  'terms',
  'terms of service',
  'terms of use',
  'terms and conditions',
  'legal notice',
  'imprint',
  'impressum',
]);

/** True when a link that reads this leads to a legal page. */
export function isLegalText(text: string): boolean {
  return NAMES.has(normalizeText(text));
}

/**
 * True when an address, or a part of one, is that of a legal page: its last name says so. A name
 * that has such a word in it may be any page's, and /industries/legal is about law firms.
 * @param matcher how a selector compares it: `=`, `^=`, `*=` …
 */
export function isLegalAddress(address: string, matcher: string | null): boolean {
  const path = address
    .toLowerCase()
    .replace(/^(?:https?:)?\/\/[^/]*/, '')
    .replace(/[?#].*$/, '');
  const last = path.split('/').findLast((name) => name !== '') ?? '';
  if (NAMES.has(last.replace(/\.(?:html?|php)$/, '').replaceAll(/[-_]/g, ' '))) return true;
  return /^\/legal\/?$/.test(path) && (matcher === '=' || matcher === '^=');
}
