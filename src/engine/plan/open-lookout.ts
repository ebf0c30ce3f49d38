import { IndexLookout } from './index-lookout.ts';
import type { OpenLookout } from './lookout.ts';
import { ScanLookout } from './scan-lookout.ts';

/**
 * For so many rules an index pays, on pages of 200 elements as on those of 20,000: to read the page
 * takes longer the larger it is, and so does each query. Measured by `npm run bench:engine`.
 */
const MANY_RULES = 180;

/** The way that is fastest for so many rules. */
export const openLookout: OpenLookout = (root, runs) =>
  runs.length < MANY_RULES ? new ScanLookout(root, runs) : new IndexLookout(root, runs);
