import { DISGUISED } from '../normalize-text.ts';

const [ELEMENT, TEXT] = [1, 3];

/** The text of some neighbouring nodes, in small letters, and where each part of it stands. */
export class TextRegion {
  readonly text: string;
  /** Letters in it are not what they seem: words cannot be looked for. */
  readonly isDisguised: boolean;
  readonly #nodes: readonly Node[];
  readonly #lengths = new Map<Node, number>();

  constructor(nodes: readonly Node[]) {
    this.#nodes = nodes;
    const texts = nodes.map(textOf);
    for (const [index, node] of nodes.entries()) this.#lengths.set(node, texts[index]?.length ?? 0);
    const text = texts.join('');
    this.isDisguised = DISGUISED.test(text);
    this.text = text.toLowerCase();
  }

  /** The innermost element that holds the letter at a position. */
  elementAt(position: number): Element | null {
    return this.#descend(this.#nodes, position);
  }

  #descend(nodes: Iterable<Node>, position: number): Element | null {
    let left = position;
    for (const node of nodes) {
      const length = this.#lengthOf(node);
      if (left >= length) left -= length;
      else
        return node.nodeType === TEXT ? node.parentElement : this.#descend(node.childNodes, left);
    }
    return null;
  }

  #lengthOf(node: Node): number {
    const known = this.#lengths.get(node);
    if (known !== undefined) return known;
    const { length } = textOf(node);
    this.#lengths.set(node, length);
    return length;
  }
}

/** Comments are no text. */
function textOf(node: Node): string {
  if (node.nodeType === TEXT) return node.nodeValue ?? '';
  return node.nodeType === ELEMENT ? (node.textContent ?? '') : '';
}
