import type { Selector } from '../../contract/rules.ts';
import { findElements } from '../../engine/find-elements.ts';
import type { Step } from '../explanation.ts';

/** What a funnel is worked out on. */
export interface FunnelScope {
  readonly root: Element;
  /** How deep the selector stands inside of others. */
  readonly depth: number;
  /** The steps of a selector, be it CSS or a finder. */
  readonly follow: (selector: Selector, scope: FunnelScope) => Step[];
}

/** The elements that a selector finds; none when it cannot be followed. */
export function findSafely(selector: Selector, root: Element): Element[] {
  try {
    return findElements(selector, root);
  } catch {
    return [];
  }
}

/** One step. Where the last element was lost is marked once the funnel is complete. */
export function step({ depth }: FunnelScope, label: string, count: number, nearest?: string): Step {
  return { depth, label, count, isLost: false, ...(nearest ? { nearest } : {}) };
}

/** Steps of a selector inside of another one. */
export function deeper(scope: FunnelScope): FunnelScope {
  return { ...scope, depth: scope.depth + 1 };
}
