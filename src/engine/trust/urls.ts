import type { Refusal } from './refusal.ts';

const THIS_SITE = 'https://this-site.invalid';
const LONGEST_ADDRESS = 2_048;
const LINK_PROTOCOLS = new Set(['https:', 'mailto:', 'tel:']);
const CONTROL_CHARACTERS = /[\u0000-\u001F\u007F]/;
const FILE_PATH = /^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[\w./-]+$/;

/** A path from this site's root in plain letters: no need to take it apart. */
const PLAIN_PATH = /^(?:\/[\w-][\w.-]*)+\/?$/;

/** Refuses the address of a link: only https, mailto, tel, this site's paths and fragments. */
export function refuseLink(address: string): Refusal | null {
  if (PLAIN_PATH.test(address) && address.length <= LONGEST_ADDRESS) return null;
  const url = parseAddress(address);
  if (!url || !LINK_PROTOCOLS.has(url.protocol)) {
    const message = 'Links may only begin with https://, mailto:, tel:, / or #.';
    return { code: 'R203', message };
  }
  return refuseAddressText(address) ?? refuseDisguise(address, url) ?? refuseHost(url);
}

/** Refuses the address of an image: only files of this site. */
export function refuseImage(address: string): Refusal | null {
  const url = parseAddress(address);
  if (url?.protocol !== 'https:') {
    return {
      code: 'R203',
      message: 'Images may only be files of this site, such as images/team.svg.',
    };
  }
  const refusal = refuseAddressText(address) ?? refuseDisguise(address, url);
  if (refusal || url.origin === THIS_SITE) return refusal;
  return { code: 'R206', message: `Address must be on this site: ${shorten(address)}` };
}

/** Refuses what is not a plain file path from the site's root, such as `images/team.svg`. */
export function refuseFilePath(path: string): Refusal | null {
  if (PLAIN_PATH.test(`/${path}`) && path.length < LONGEST_ADDRESS) return null;
  const refusal = refuseImage(path);
  if (refusal) return refusal;
  if (FILE_PATH.test(path)) return null;
  const message = `"${shorten(path)}" is not a file path. Write it from the site's root, without a leading slash: images/team.svg`;
  return { code: 'R206', message };
}

function refuseAddressText(address: string): Refusal | null {
  if (address.length > LONGEST_ADDRESS) {
    const message = `Address is too long (${address.length} characters, limit ${LONGEST_ADDRESS}).`;
    return { code: 'R206', message };
  }
  if (!CONTROL_CHARACTERS.test(address)) return null;
  return { code: 'R206', message: 'Address has control characters.' };
}

/** `java script:x` is a path, until somebody leaves the space out. */
const SPACED_PROTOCOL = /^\s*[^/?#:]*\S\s+[^/?#:]*:/;

/** `//host`, `\\host`, `/\host` and, on a page of another scheme, `https:host` leave the site. */
function refuseDisguise(address: string, url: URL): Refusal | null {
  const leaves = url.protocol === 'https:' && url.origin !== THIS_SITE;
  const isHalf = /^\s*https?:(?!\/\/)/i.test(address) || SPACED_PROTOCOL.test(address);
  const disguised = isHalf || address.includes('\\') || (leaves && !/^https:\/\//i.test(address));
  if (!disguised) return null;
  return { code: 'R206', message: `Address must be on this site: ${shorten(address)}` };
}

function refuseHost(url: URL): Refusal | null {
  const hidden = url.username !== '' || url.password !== '';
  const disguised = url.hostname.split('.').some((label) => label.startsWith('xn--'));
  if (!hidden && !disguised) return null;
  const reason = hidden ? 'has a user name before the host' : 'has letters that look like others';
  return { code: 'R206', message: `Address ${reason}: ${shorten(url.href)}` };
}

function parseAddress(address: string): URL | null {
  return URL.canParse(address, THIS_SITE) ? new URL(address, THIS_SITE) : null;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
