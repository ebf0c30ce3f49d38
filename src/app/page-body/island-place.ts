import type { MountPoint } from '../../engine/mount-points.ts';

/** Which component is drawn, and where. */
export type IslandPlace = Omit<MountPoint, 'ruleId'>;
