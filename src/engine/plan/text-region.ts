import type { ChildrenChange } from '../change.ts';
import { isMountPoint } from '../mount-points.ts';
import { breakOf, isDisguised, rawText, readInParts } from '../normalize-text.ts';

/** Every one of them counts as a space. Letter by letter, as most texts hold but one of them. */
const STRANGE_SPACES = [
  ...'\t\n\v\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF',
];

/** The text of some neighbouring nodes, in small letters, and where each part of it stands. */
export class TextRegion {
  /** Spaces are plain, as many as there are in the page; a line break is one, too. */
  readonly text: string;
  /** Letters in it are not what they seem: words cannot be looked for. */
  readonly isDisguised: boolean;
  readonly #nodes: readonly Node[];
  readonly #inParts: Set<Node>;
  readonly #lengths = new Map<Node, number>();

  constructor(nodes: readonly Node[]) {
    this.#nodes = nodes;
    this.#inParts = new Set(nodes.flatMap((node) => [...readInParts(node)]));
    let text = '';
    for (let at = 0; at < nodes.length; at += 1) {
      const part = rawText(nodes[at] as Node, this.#inParts);
      this.#lengths.set(nodes[at] as Node, part.length);
      text += part;
    }
    this.isDisguised = isDisguised(text);
    this.text = STRANGE_SPACES.reduce(replaceBySpace, text.toLowerCase());
  }

  /** The innermost element that holds the letter at a position. */
  elementAt(position: number): Element | null {
    let [nodes, left]: [ArrayLike<Node>, number] = [this.#nodes, position];
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

function replaceBySpace(text: string, letter: string): string {
  return text.replaceAll(letter, ' ');
}
