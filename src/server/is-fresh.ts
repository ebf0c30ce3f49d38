/**
 * Whether who asks has this version already. Compression weakens a tag on its way; a weak one says
 * the same here, and a star means any.
 * @param header the request's If-None-Match
 */
export function isFresh(header: string | undefined, tag: string): boolean {
  const known = header?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes(tag) || known.includes('*');
}
