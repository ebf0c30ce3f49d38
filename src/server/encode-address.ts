/** An address as a header can carry it: encoded where it must be, and as it is where it is already. */
export function encodeAddress(address: string): string {
  return encodeURI(address.toWellFormed()).replaceAll('%25', '%');
}

/** A path in the one way to write it: no empty segments, and no letter encoded that need not be. */
export function plainPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(NEEDLESS, decodeURIComponent);
}

/** Letters, digits, and `-` `.` `_` `~`. */
const NEEDLESS = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** What was asked for behind an old path counts behind the new one, unless that brings its own. */
export function withQuery(target: string, query: string): string {
  if (query === '' || target.includes('?')) return target;
  const [path = '', hash] = target.split(/(?=#)/);
  return path + query + (hash ?? '');
}
