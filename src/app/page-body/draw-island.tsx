import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { ISLAND } from '../../contract/first-view.ts';
import type { SiteData } from '../../contract/site.ts';
import { Island } from './island.tsx';
import type { IslandPlace } from './island-place.ts';

/**
 * Draws a component into the element that a rule made for it, before the next frame; what the
 * server has drawn there comes alive as it stands.
 * @returns the way to take it away
 */
export function drawIsland(place: IslandPlace, site: SiteData | null): () => void {
  const { id, element, component: name, props } = place;
  const island = <Island name={name} props={props} site={site} />;
  const isDrawn = element.hasChildNodes();
  let isTakenAway = false;
  const options = {
    identifierPrefix: element.getAttribute(ISLAND) ?? id,
    // To be taken away before it has come alive is no error, though React calls it one.
    onRecoverableError(error: unknown) {
      if (!isTakenAway) reportError(error);
    },
  };
  const root = isDrawn ? hydrateRoot(element, island, options) : createRoot(element, options);
  // React is at work when a page's body is shown; it draws the components right after.
  if (!isDrawn) queueMicrotask(() => flushSync(() => root.render(island)));
  return () => {
    isTakenAway = true;
    queueMicrotask(() => root.unmount());
  };
}
