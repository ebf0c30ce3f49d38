import { ISLAND } from '../../contract/first-view.ts';
import type { SiteData } from '../../contract/site.ts';
import type { MountPoint, MountPoints } from '../../engine/mount-points.ts';
import { loadPatiently } from '../first-view/load-patiently.ts';
import { whenWanted } from '../first-view/when-wanted.ts';
import { comeAsDocumentSoon } from './come-as-document.ts';
import { islandModule } from './island-module.ts';
import type { IslandPlace } from './island-place.ts';

/**
 * Draws a component wherever the rules want one, for as long as they do.
 * @returns the way to take all of them away
 */
export function keepIslands(mountPoints: MountPoints, site: SiteData | null): () => void {
  const islands = new Map<MountPoint, AbortController>();
  const update = (): void => {
    const wanted = new Set(mountPoints.list());
    for (const [point, leaving] of islands) {
      if (!wanted.has(point)) leaving.abort();
      if (!wanted.has(point)) islands.delete(point);
    }
    for (const point of wanted) {
      if (!islands.has(point)) islands.set(point, openIsland(point, site));
    }
  };
  update();
  const stop = mountPoints.subscribe(update);
  return () => {
    stop();
    for (const leaving of islands.values()) leaving.abort();
  };
}

/**
 * Draws a component, until it is aborted. What the server has drawn can be read already: it waits
 * until somebody wants to use it.
 */
export function openIsland(point: IslandPlace, site: SiteData | null): AbortController {
  const leaving = new AbortController();
  const { signal } = leaving;
  const isDrawn = point.element.hasAttribute(ISLAND);
  if (isDrawn) whenWanted(point.element, () => draw(point, site, signal), signal);
  else draw(point, site, signal);
  return leaving;
}

function draw(point: IslandPlace, site: SiteData | null, signal: AbortSignal): void {
  const drawNow = ({ drawIsland }: NonNullable<ReturnType<typeof islandModule.current>>): void => {
    if (!signal.aborted) signal.addEventListener('abort', drawIsland(point, site), { once: true });
  };
  const module = islandModule.current();
  if (module) return drawNow(module);
  const tellMissing = (error: unknown): void => {
    console.error(`The component "${point.component}" could not be loaded.`, error);
    // Gone with the release that the tab is of, it never comes: a form can be used without, no carousel.
    comeAsDocumentSoon(() => !signal.aborted && !islandModule.current());
  };
  void loadPatiently(islandModule.load, tellMissing).then(drawNow);
}
