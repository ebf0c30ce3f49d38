import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { ISLAND } from '../../contract/first-view.ts';
import type { SiteData } from '../../contract/site.ts';
import type { MountPoint } from '../../engine/mount-points.ts';
import { Island } from './island.tsx';

/**
 * Draws a component into the element that a rule made for it, before the next frame; what the
 * server has drawn there comes alive as it stands.
 * @returns the way to take it away
 */
export function drawIsland(point: MountPoint, site: SiteData | null): () => void {
  const { id, element, component: name, props } = point;
  const island = <Island name={name} props={props} site={site} />;
  const prefix = element.getAttribute(ISLAND);
  const root =
    prefix === null
      ? createRoot(element, { identifierPrefix: id })
      : hydrateRoot(element, island, { identifierPrefix: prefix });
  // React is at work when a page's body is shown; it draws the components right after.
  if (prefix === null) queueMicrotask(() => flushSync(() => root.render(island)));
  return () => queueMicrotask(() => root.unmount());
}
