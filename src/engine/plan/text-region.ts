import type { ChildrenChange } from '../change.ts';
import { isMountPoint } from '../mount-points.ts';
import { breakOf, isDisguised, rawText, readInParts } from '../normalize-text.ts';
import { countUpTo } from './count-up-to.ts';

/** Every one of them counts as a space. Letter by letter, as most texts hold but one of them. */
const STRANGE_SPACES = [
  ...'\t\n\v\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF',
];

/** A text is read in so many parts, if it has them: that is enough to find soon where something stands. */
const ENOUGH_PARTS = 40;

/** Some neighbouring nodes, and where in their text that of each one ends. */
interface Parts {
  readonly nodes: ArrayLike<Node>;
  readonly ends: readonly number[];
}

/** The text of some neighbouring nodes, in small letters, and where each part of it stands. */
export class TextRegion {
  /** Spaces are plain, as many as there are in the page; a line break is one, too. */
  readonly text: string;
  /** Letters in it are not what they seem: words cannot be looked for. */
  readonly isDisguised: boolean;
  readonly #nodes: readonly Node[];
  readonly #inParts: Set<Node>;
  readonly #lengths = new Map<Node, number>();
  /** The text as it was read; its nodes may have been replaced since. */
  readonly #parts: Parts;

  constructor(nodes: readonly Node[]) {
    this.#nodes = nodes;
    this.#inParts = new Set(nodes.flatMap((node) => [...readInParts(node)]));
    const parts = divide(nodes);
    const ends: number[] = [];
    let text = '';
    for (let at = 0; at < parts.length; at += 1) {
      const part = rawText(parts[at] as Node, this.#inParts);
      this.#lengths.set(parts[at] as Node, part.length);
      text += part;
      ends.push(text.length);
    }
    this.#parts = { nodes: parts, ends };
    this.isDisguised = isDisguised(text);
    this.text = STRANGE_SPACES.reduce(replaceBySpace, text.toLowerCase());
  }

  /** The innermost element that holds the letter at a position. */
  elementAt(position: number): Element | null {
    const { nodes, ends } = this.#parts;
    const at = countUpTo(position, ends);
    const node = nodes[at];
    // Whatever stands in the place of a node that is gone is found from above.
    if (node?.parentNode) return this.#elementIn([node], position - (ends[at - 1] ?? 0));
    return this.#elementIn(this.#nodes, position);
  }

  /** @param position in the text of these nodes */
  #elementIn(neighbours: ArrayLike<Node>, position: number): Element | null {
    let [nodes, left] = [neighbours, position];
    for (let at = 0; at < nodes.length;) {
      const node = nodes[at] as Node;
      const length = this.#lengthOf(node);
      if (left >= length) {
        left -= length;
        at += 1;
        continue;
      }
      left -= breakOf(node).length;
      if (left < 0 || node.firstChild === null) return node.parentElement;
      [nodes, at] = [node.childNodes, 0];
    }
    return null;
  }

  /** Elements have come, but the text is the same: it stands in them now, or they draw their own. */
  takeIn({ parent, added }: ChildrenChange): void {
    for (const node of added) {
      for (const holder of readInParts(node)) this.#inParts.add(holder);
      if (isMountPoint(node)) this.#readAroundInParts(parent);
    }
  }

  #readAroundInParts(parent: Node): void {
    for (let outer: Node | null = parent; outer; outer = outer.parentNode) this.#inParts.add(outer);
  }

  #lengthOf(node: Node): number {
    const known = this.#lengths.get(node);
    if (known !== undefined) return known;
    const { length } = rawText(node, this.#inParts);
    this.#lengths.set(node, length);
    return length;
  }
}

/** The same text in more nodes: what stands in the given ones. */
function divide(nodes: readonly Node[]): readonly Node[] {
  let parts = nodes;
  while (parts.length < ENOUGH_PARTS) {
    const smaller: Node[] = parts.flatMap((node) =>
      isDivisible(node) ? [...node.childNodes] : node,
    );
    if (smaller.length === parts.length) break;
    parts = smaller;
  }
  return parts;
}

/** True when a node reads as the nodes in it do, one after the other. */
function isDivisible(node: Node): boolean {
  return node.firstChild !== null && breakOf(node) === '' && !isMountPoint(node);
}

function replaceBySpace(text: string, letter: string): string {
  return text.replaceAll(letter, ' ');
}
