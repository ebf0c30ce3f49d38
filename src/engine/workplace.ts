import type { MountPoints } from './mount-points.ts';
import type { Lookout } from './plan/lookout.ts';
import type { Write, WriteLog } from './write-log.ts';

/** What rules work on. */
export interface Workplace {
  readonly root: Element;
  readonly path: string;
  readonly mountPoints: MountPoints;
  readonly log: WriteLog;
  readonly lookout: Lookout;
  readonly listener?: WriteListener | undefined;
}

/** Watches rules at work, for whoever looks behind a page. */
export interface WriteListener {
  /** The page is as it came; all rules begin anew. */
  begin(): void;
  /** A rule wrote; the page is as the write left it. */
  wrote(write: Write): void;
}
