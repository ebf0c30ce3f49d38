import { INLINE } from '../engine/content-model.ts';
import { isRead, readableNodesIn } from './walk.ts';

/** Browsers stop nesting at 512 levels and jsdom never does; below this both are made alike. */
const DEEPEST = 200;
/** Finds something only where something lies too deep, which it hardly ever does. */
const TOO_DEEP = `${'* > '.repeat(DEEPEST + 1)}*`;
const LEAVES = new Set(['img', 'br']);

/** Flattens what lies deeper than any page builder nests: its text stays, as paragraphs. */
export function limitDepth(root: Element): void {
  if (root.querySelector(TOO_DEEP) === null) return;
  for (const element of elementsAt(root, DEEPEST)) {
    if (element.querySelector('*')) flatten(element);
  }
}

function elementsAt(root: Element, depth: number): Element[] {
  let level: Element[] = [root];
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    level = level.flatMap((element) => [...element.children]);
  }
  return level;
}

function flatten(element: Element): void {
  const paragraphs: HTMLElement[] = [];
  let lastBlock: Element | null = null;
  for (const leaf of readableNodesIn(element).filter(isLeaf)) {
    const block = blockOf(leaf);
    if (block !== lastBlock) paragraphs.push(element.ownerDocument.createElement('p'));
    paragraphs.at(-1)?.append(leaf.cloneNode());
    lastBlock = block;
  }
  element.replaceChildren(...paragraphs.filter(showsSomething));
}

function isLeaf(node: Node): boolean {
  return node.nodeType === 3 ? isRead(node) : LEAVES.has((node as Element).localName);
}

/** The block in which a text or an image stands: what divides it from its neighbors. */
function blockOf(leaf: Node): Element | null {
  let block = leaf.parentElement;
  while (block && INLINE.has(block.localName)) block = block.parentElement;
  return block;
}

function showsSomething(paragraph: HTMLElement): boolean {
  return paragraph.textContent.trim() !== '' || paragraph.querySelector('img') !== null;
}
