import { createContext, use } from 'react';
import type { MountPoint } from '../../engine/mount-points.ts';

/** What is known of an island before there is an element for it. */
export type IslandPlan = Pick<MountPoint, 'id' | 'component' | 'props'>;

/** Where a server draws: an island's HTML, the same promise for the same id. */
export const DrawOnServer = createContext<((plan: IslandPlan) => Promise<string>) | null>(null);

/** What a server writes for an island; nothing in a browser, which has it in its document. */
export function useServerIsland(plan: IslandPlan): string {
  const draw = use(DrawOnServer);
  return draw ? use(draw(plan)) : '';
}
