import type { FirstView } from '../../contract/first-view.ts';
import { normalizePlace } from '../../contract/routes.ts';

/**
 * Whether the document is a copy that an archive keeps, under its own address followed by ours: it
 * can be read as it stands, and no page of this site would be found there.
 */
export function isCopy({ path }: FirstView): boolean {
  const address = normalizePlace(location.pathname);
  return address !== path && address.endsWith(path);
}
