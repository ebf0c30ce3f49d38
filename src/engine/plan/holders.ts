import { canHoldBlocks, linkAround } from '../content-model.ts';
import type { RuleRun } from '../rule-run.ts';

/** Most nodes were found by nobody. */
const NOBODY: readonly RuleRun[] = [];

/** Which rules have found an element, so that they can be told when it is no longer as they left it. */
export class Holders {
  readonly #ofElement = new WeakMap<Node, RuleRun[]>();
  readonly #beside = new WeakMap<Node, RuleRun[]>();
  readonly #ofPage = new Set<RuleRun>();

  hold(run: RuleRun, elements: readonly Element[]): void {
    if (elements.length === 0) return;
    const looksAt = run.action?.looksAt ?? 'page';
    if (looksAt === 'page') this.#ofPage.add(run);
    for (const element of elements) {
      add(this.#ofElement, element, run);
      if (looksAt === 'surroundings') this.#holdBeside(run, element);
    }
  }

  /** The rules that found this element. */
  of(element: Node): readonly RuleRun[] {
    return this.#ofElement.get(element) ?? NOBODY;
  }

  /** The rules whose actions look at what this node holds. */
  beside(parent: Node): readonly RuleRun[] {
    return this.#beside.get(parent) ?? NOBODY;
  }

  /** The rules whose actions look at the whole page. */
  ofPage(): Iterable<RuleRun> {
    return this.#ofPage;
  }

  #holdBeside(run: RuleRun, element: Element): void {
    let parent = element.parentElement;
    while (parent) {
      add(this.#beside, parent, run);
      parent = canHoldBlocks(parent) && !linkAround(parent) ? null : parent.parentElement;
    }
  }
}

function add(map: WeakMap<Node, RuleRun[]>, node: Node, run: RuleRun): void {
  const known = map.get(node);
  if (!known) map.set(node, [run]);
  else if (!known.includes(run)) known.push(run);
}
