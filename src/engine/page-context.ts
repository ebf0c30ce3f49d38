import type { Selector } from '../contract/rules.ts';
import type { MountPoints } from './mount-points.ts';

/** What an action may know of the page it works on. */
export interface PageContext {
  /** The page's main content; rules act only inside of it. */
  readonly root: Element;
  /** The page's path: `/services/voip`. */
  readonly path: string;
  /** The rule at work. */
  readonly ruleId: string;
  /** All elements that the rule acts on in this turn, in order. */
  readonly elements: readonly Element[];
  readonly mountPoints: MountPoints;
  /** Follows a selector on this page. */
  readonly find: (selector: Selector) => Element[];
  /** Says that one element now stands for another, so that the limit of writes goes on with it. */
  readonly replaced: (old: Element, successor: Element) => void;
}
