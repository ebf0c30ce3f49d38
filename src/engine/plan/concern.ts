import type { AttributeChange, Change, ChildrenChange, TextChange } from '../change.ts';
import { isMountPoint } from '../mount-points.ts';
import type { RuleRun } from '../rule-run.ts';
import { isFence, marksOf } from './rule-reads.ts';

/** A change, and which rules it concerns: those that might now find or do something else. */
export class Concern {
  readonly #change: Change;
  readonly #writer: RuleRun | null;
  #marks: readonly string[] | null = null;

  /** @param writer the rule that made the change and need not be told of it */
  constructor(change: Change, writer: RuleRun | null) {
    this.#change = change;
    this.#writer = writer;
  }

  touches(run: RuleRun): boolean {
    if (run.reads.scope === 'anything' || run.hasTooMany) return true;
    if (run.action?.looksAt === 'page' && run.elements.length > 0) return true;
    const change = this.#change;
    if (change.kind === 'attribute') return this.#changesAttribute(change, run);
    if (change.kind === 'text') return changesText(change, run);
    return addsTo(change, run) || isBeside(change, run);
  }

  #changesAttribute(change: AttributeChange, run: RuleRun): boolean {
    this.#marks ??= marksOf(change);
    const { scope, css, loweredCss } = run.reads;
    if (isFence(change)) return true;
    if (this.#marks.some((mark) => loweredCss.includes(mark))) {
      if (scope !== 'element' || change.element.matches(css)) return true;
    }
    const isOwn = run === this.#writer && run.action?.looksAt === 'attributes';
    return !isOwn && run.elements.includes(change.element);
  }
}

function changesText({ node }: TextChange, run: RuleRun): boolean {
  const { readsText, css } = run.reads;
  if (readsText && node.parentElement?.closest(css)) return true;
  return run.action?.looksAt !== 'attributes' && run.elements.some((one) => one.contains(node));
}

/** True when what was added holds what the rule looks for, or makes another text. */
function addsTo({ parent, added }: ChildrenChange, { reads }: RuleRun): boolean {
  const { readsText, css } = reads;
  if (readsText && (parent as Element).closest?.(css)) return true;
  return added.some((node) => !isMountPoint(node) && holds(node, css));
}

function holds(node: Node, css: string): boolean {
  if (node.nodeType !== 1) return false;
  const element = node as Element;
  return element.matches(css) || element.querySelector(css) !== null;
}

/** True when the change happened where the rule's action looks. */
function isBeside({ parent }: ChildrenChange, { action, elements }: RuleRun): boolean {
  if (action?.looksAt === 'attributes') return false;
  return elements.some((element) => parent.contains(element) || element.contains(parent));
}
