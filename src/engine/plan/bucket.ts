/** The elements of a page that have one thing that rules ask for, and the rules that ask. */
export class Bucket {
  /** May hold elements that are no longer there or no longer have it. */
  elements: Element[] = [];
  /** Rules, by index, that look for these elements. */
  readonly runs: number[] = [];
  /** Rules, by index, that look for something inside of these elements. */
  readonly around: number[] = [];
  /** The elements are in document order. */
  isOrdered = true;
  /** It stands in so many places that looking through them is no help. */
  isCommon = false;
  /** An element around the page has it, too. */
  isOutside = false;

  /** Adds one that may be there already, or have been moved. */
  addLate(element: Element): void {
    this.isOrdered = false;
    if (!this.elements.includes(element)) this.elements.push(element);
  }

  /** Those that are on the page, in document order. */
  list(root: Element): readonly Element[] {
    const { elements } = this;
    if (elements.length === 0) return elements;
    if (!this.isOrdered) {
      this.elements = elements.filter((element) => root.contains(element)).toSorted(byOrder);
      this.isOrdered = true;
    }
    return this.elements;
  }
}

const FOLLOWING = 4;

/** Compares by place in the document. */
export function byOrder(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & FOLLOWING ? -1 : 1;
}
