import type { CompiledRule } from '../contract/rules.ts';

/** An element that a rule made for a component; whoever draws components fills it. */
export interface MountPoint {
  readonly id: string;
  readonly element: Element;
  readonly component: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly ruleId: string;
}

export const MOUNT_POINT_SELECTOR = '[data-component]';

/** True when a node was made for a component. */
export function isMountPoint(node: Node | null): node is Element & ChildNode {
  return node?.nodeType === 1 && (node as Element).matches(MOUNT_POINT_SELECTOR);
}

/** True when a node was made for a component or drawn by one: rules leave it alone. */
export function isDrawnByComponent(node: Node): boolean {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  return element?.closest(MOUNT_POINT_SELECTOR) != null;
}

/** The mount points of one page, as a store that can be subscribed to. */
export class MountPoints {
  #points: readonly MountPoint[] = [];
  #listeners = new Set<() => void>();
  #made = 0;
  /** While rules are replaced: what was taken off and may come back. */
  #kept: MountPoint[] | null = null;

  /** All mount points; a new array after each change. */
  list = (): readonly MountPoint[] => this.#points;

  /** Calls back after each change. Returns the way to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Makes an element for a component and puts it on the list; the caller places it. */
  create(
    document: Document,
    component: string,
    props: Readonly<Record<string, unknown>>,
    ruleId: string,
  ): Element {
    const kept = this.#takeKept(component, props, ruleId);
    const point = kept ?? this.#make(document, component, props, ruleId);
    this.#set([...this.#points, point]);
    return point.element;
  }

  /** Puts the elements on the list that an earlier session made in a page for these rules. */
  adopt(root: Element, rules: readonly CompiledRule[]): void {
    const known = new Set(this.#points.map(({ element }) => element));
    const byId = new Map(rules.map((rule) => [rule.id, rule]));
    const found = [...root.querySelectorAll(MOUNT_POINT_SELECTOR)].flatMap((element) => {
      const rule = byId.get(element.getAttribute('data-rule') ?? '');
      if (!rule || known.has(element)) return [];
      const component = element.getAttribute('data-component') ?? '';
      return [this.#describe(element, component, propsOf(rule.options['props']), rule.id)];
    });
    if (found.length > 0) this.#set([...this.#points, ...found]);
  }

  /** Takes an element off the list. */
  remove(element: Element): void {
    const point = this.#points.find((one) => one.element === element);
    // The last one made goes first; they are made again in order.
    if (point) this.#kept?.unshift(point);
    this.#set(this.#points.filter((one) => one !== point));
  }

  /**
   * Does something that takes mount points off the list and makes the same ones again: those keep
   * their elements, and so whatever a component has drawn in them and a visitor typed.
   */
  keepDuring<Result>(change: () => Result): Result {
    const before = this.#points;
    this.#kept = [];
    try {
      return change();
    } finally {
      this.#kept = null;
      const after = this.#points;
      if (isSameList(before, after)) this.#points = before;
      else this.#tell();
    }
  }

  /** Takes all off the list. */
  clear(): void {
    this.#kept?.push(...this.#points);
    if (this.#points.length > 0) this.#set([]);
  }

  #make(
    document: Document,
    component: string,
    props: Readonly<Record<string, unknown>>,
    ruleId: string,
  ): MountPoint {
    const element = document.createElement('div');
    element.setAttribute('data-component', component);
    element.setAttribute('data-rule', ruleId);
    return this.#describe(element, component, props, ruleId);
  }

  #describe(
    element: Element,
    component: string,
    props: Readonly<Record<string, unknown>>,
    ruleId: string,
  ): MountPoint {
    this.#made += 1;
    return { id: `${ruleId}-${this.#made}`, element, component, props, ruleId };
  }

  #takeKept(
    component: string,
    props: Readonly<Record<string, unknown>>,
    ruleId: string,
  ): MountPoint | null {
    const index = this.#kept?.findIndex(
      (point) =>
        point.ruleId === ruleId &&
        point.component === component &&
        JSON.stringify(point.props) === JSON.stringify(props),
    );
    return index === undefined || index < 0 ? null : (this.#kept?.splice(index, 1)[0] ?? null);
  }

  #set(points: readonly MountPoint[]): void {
    this.#points = points;
    if (!this.#kept) this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function propsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isSameList(one: readonly MountPoint[], other: readonly MountPoint[]): boolean {
  return one.length === other.length && one.every((point, index) => point === other[index]);
}
