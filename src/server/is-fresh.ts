/**
 * Whether who asks has this version already. Compression weakens a tag on its way; a weak one says
 * the same here.
 * @param header the request's If-None-Match
 */
export function isFresh(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;
}
