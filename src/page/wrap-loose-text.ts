import { CONTAINERS, INLINE } from './tags.ts';
import { elementsIn, isBlankText } from './walk.ts';

const SENTENCES = [
  ...INLINE,
  'p',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'summary',
  'dt',
].join();
const BLOCK = `:not(${[...INLINE].join()}, svg *)`;

/**
 * Wraps each run of loose text in a block, with the inline elements that belong to the sentence,
 * into one paragraph. Text that stands in a sentence already is left alone.
 */
export function wrapLooseText(content: Element): void {
  for (const container of [content, ...elementsIn(content)]) {
    if (!CONTAINERS.has(container.localName) || !holdsText(container)) continue;
    if (container.closest(SENTENCES)) continue;
    for (const run of runsOf(container)) if (run.some(isText)) wrap(run);
  }
}

/** Most containers hold nothing but elements. */
function holdsText({ childNodes }: Element): boolean {
  return [...childNodes].some(isText);
}

function runsOf(container: Element): ChildNode[][] {
  const runs: ChildNode[][] = [[]];
  for (const node of container.childNodes) {
    if (isInline(node)) runs.at(-1)?.push(node);
    else runs.push([]);
  }
  return runs;
}

function isInline(node: ChildNode): boolean {
  if (node.nodeType === 3) return true;
  const element = node as Element;
  return INLINE.has(element.localName) && element.querySelector(BLOCK) === null;
}

function isText(node: ChildNode): boolean {
  return node.nodeType === 3 && !isBlankText(node);
}

function wrap(run: ChildNode[]): void {
  const first = run.findIndex((node) => !isBlankText(node));
  const last = run.findLastIndex((node) => !isBlankText(node));
  const document = run[first]?.ownerDocument;
  const paragraph = document?.createElement('p');
  if (!paragraph) return;
  run[first]?.before(paragraph);
  for (const node of run.slice(first, last + 1)) paragraph.append(node);
}
