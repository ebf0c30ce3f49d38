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

  /** The rules that found this element, but for a writer who looks at nothing but its attributes. */
  of(element: Element, writer: RuleRun | null): readonly RuleRun[] {
    const holders = this.#ofElement.get(element) ?? NOBODY;
    if (writer?.action?.looksAt !== 'attributes') return holders;
    return holders.filter((run) => run !== writer);
  }

  /** The rules whose actions look at what a node holds that has been added to this one. */
  beside(parent: Node): readonly RuleRun[] {
    return this.#beside.get(parent) ?? NOBODY;
  }

  /** The rules whose actions look at what a node inside of the root holds: it is or stands in what they found. */
  around(node: Node, root: Element): readonly RuleRun[] {
    let concerned = NOBODY;
    for (let outer: Node | null = node; outer; outer = outer === root ? null : outer.parentNode) {
      const holders = this.#ofElement.get(outer);
      if (holders) concerned = [...concerned, ...holders.filter(looksInside)];
    }
    return concerned;
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

function looksInside({ action }: RuleRun): boolean {
  return action?.looksAt !== 'attributes';
}

function add(map: WeakMap<Node, RuleRun[]>, node: Node, run: RuleRun): void {
  const known = map.get(node);
  if (!known) map.set(node, [run]);
  else if (!known.includes(run)) known.push(run);
}
