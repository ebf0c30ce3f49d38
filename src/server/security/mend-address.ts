import { isDecodable, isMalformed, LONGEST_ADDRESS } from './refuse-malformed.ts';

/**
 * The address that was meant by one as people type it, or as old links have it, which browsers send
 * just so: `//about`, `/100%`, `/caf%E9`. What makes it too long stands behind the path, mostly to follow
 * visitors about: no page needs it. Null when it is not to be mended.
 * @returns a path on this site, which need not lead to a page
 */
export function mendAddress(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  const single = path.replace(/^\/{2,}/, '/');
  const mended = isDecodable(single) ? single : single.replaceAll('%', '%25');
  if (!mended.startsWith('/') || isMalformed(mended)) return null;
  const whole = mended + url.slice(path.length);
  const meant = whole.length > LONGEST_ADDRESS ? mended : whole;
  return meant === url || meant.length > LONGEST_ADDRESS ? null : meant;
}
