/** The elements of a page that have one thing that rules ask for, and the rules that ask. */
export class Bucket {
  /** May hold elements that are no longer there or no longer have it. */
  elements: readonly Element[] = NONE;
  /** Rules, by index, that look for these elements. */
  runs: readonly number[] = NONE;
  /** Rules, by index, that look for something inside of these elements. */
  around: readonly number[] = NONE;
  /** The elements are in document order. */
  isOrdered = true;
  /** It stands in so many places that looking through them is no help. */
  isCommon = false;
  /** An element around the page has it, too. */
  isOutside = false;

  /** A rule asks for it. */
  askedBy(index: number, isAround: boolean): void {
    if (isAround) this.around = added(this.around, index);
    else this.runs = added(this.runs, index);
  }

  /** Adds one that stands behind all others, or is the last. */
  add(element: Element): void {
    const { elements } = this;
    if (elements[elements.length - 1] !== element) this.elements = added(elements, element);
  }

  /** Adds one that may be there already, or have been moved. */
  addLate(element: Element): void {
    this.isOrdered = false;
    this.add(element);
  }

  /** Those that are on the page, in document order. */
  list(root: Element): readonly Element[] {
    if (this.isOrdered) return this.elements;
    const there = [...new Set(this.elements)].filter((element) => root.contains(element));
    this.elements = there.toSorted(byOrder);
    this.isOrdered = true;
    return this.elements;
  }
}

/** Most buckets stay empty: they share one list. */
const NONE: readonly never[] = [];

function added<Item>(list: readonly Item[], item: Item): readonly Item[] {
  if (list === NONE) return [item];
  (list as Item[]).push(item);
  return list;
}

const FOLLOWING = 4;

/** Compares by place in the document. */
export function byOrder(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & FOLLOWING ? -1 : 1;
}
