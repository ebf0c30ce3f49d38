import { useContext, useLayoutEffect, useState } from 'react';
import { MountPoints } from '../../engine/mount-points.ts';
import { SiteContext } from '../site/site-context.ts';
import { keepIslands } from './keep-islands.ts';

/** The elements that wait for a component in a page's body; each is drawn as soon as it is listed. */
export function useMountPoints(): MountPoints {
  const site = useContext(SiteContext);
  const [mountPoints] = useState(() => new MountPoints());
  useLayoutEffect(() => keepIslands(mountPoints, site), [mountPoints, site]);
  return mountPoints;
}
