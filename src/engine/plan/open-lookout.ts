import { IndexLookout } from './index-lookout.ts';
import type { OpenLookout } from './lookout.ts';
import { ScanLookout } from './scan-lookout.ts';

/** Below, an index never pays; measured by `npm run bench:engine`. */
const FEW_RULES = 65;
/** As many elements as a query for one rule passes by in the time in which an index is begun. */
const ELEMENTS_TO_BEGIN = 250_000;

/** The way that is fastest for so many rules on such a page. */
export const openLookout: OpenLookout = (root, runs) => {
  const gain = runs.length - FEW_RULES;
  const isMany = gain > 0 && hasMoreElements(root, ELEMENTS_TO_BEGIN / gain);
  return isMany ? new IndexLookout(root, runs) : new ScanLookout(root, runs);
};

/** Looks no further than it must. */
function hasMoreElements(root: Element, count: number): boolean {
  return root.getElementsByTagName('*')[Math.floor(count)] !== undefined;
}
