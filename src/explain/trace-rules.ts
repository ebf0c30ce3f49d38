import { meetsConditions } from '../engine/conditions.ts';
import { findFirst, type Found } from '../engine/find-elements.ts';
import { MountPoints, openSession } from '../engine/index.ts';
import type { CompiledRule } from '../contract/rules.ts';
import type { Change } from './explanation.ts';
import { listChanges, touchedElements } from './list-changes.ts';

export type Observers = Pick<typeof globalThis, 'MutationObserver'>;

/** One turn of one rule: what it found, and what it wrote. */
export interface Turn {
  readonly rule: CompiledRule;
  /** 1 for a rule's first turn on the page. */
  readonly round: number;
  readonly found: Found;
  /** Plain data, as the page was right after the turn. */
  readonly changes: readonly Change[];
  /** Every element that was written to, put somewhere or taken away. */
  readonly touched: ReadonlySet<Element>;
}

export interface TraceOptions {
  readonly root: Element;
  readonly path: string;
  readonly rules: readonly CompiledRule[];
  readonly window: Observers;
  /** Called before each turn with what the rule is about to find. */
  readonly beforeTurn?: (rule: CompiledRule, found: Found) => void;
}

/** Rules that fight each other are cut: their turns do not end by themselves. */
const MOST_ROUNDS = 4;

/**
 * Runs rules one by one, in the order in which a page sees them, and notes what each writes. The
 * engine's own session decides what becomes of a page; this one says who did what.
 */
export function traceRules(options: TraceOptions): Turn[] {
  const { rules, root, window } = options;
  const observer = new window.MutationObserver(() => {});
  observer.observe(root, EVERYTHING);
  const mountPoints = new MountPoints();
  const turns: Turn[] = [];
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const ofRound = inOrder(rules).map((rule) => {
      const found = findFor(rule, options);
      options.beforeTurn?.(rule, found);
      if (!isOver(rule, turns)) applyAlone(rule, options, mountPoints);
      const records = observer.takeRecords();
      const touched = touchedElements(records);
      return { rule, round, found, changes: listChanges(records, root), touched };
    });
    turns.push(...ofRound);
    if (ofRound.every(({ touched }) => touched.size === 0)) break;
  }
  observer.disconnect();
  return turns;
}

const EVERYTHING = {
  attributes: true,
  attributeOldValue: true,
  characterData: true,
  characterDataOldValue: true,
  childList: true,
  subtree: true,
};

/** Before the page is shown come those without delay; then the others, by their place in the set. */
function inOrder(rules: readonly CompiledRule[]): CompiledRule[] {
  return [...rules.filter(isFirst), ...rules.filter((rule) => !isFirst(rule))];
}

function isFirst({ delays }: CompiledRule): boolean {
  return delays[0] === 0;
}

function isOver(rule: CompiledRule, turns: readonly Turn[]): boolean {
  return rule.once && turns.some((turn) => turn.rule === rule && turn.touched.size > 0);
}

function findFor(rule: CompiledRule, { root, path }: TraceOptions): Found {
  try {
    if (meetsConditions(rule.when, root, path)) return findFirst(rule.selectors, root);
  } catch {
    // The session's report tells what went wrong.
  }
  return { elements: [], alternative: 0 };
}

function applyAlone(rule: CompiledRule, { root, path }: TraceOptions, mountPoints: MountPoints) {
  openSession({ root, path, rules: [rule], mountPoints }).settle();
}
