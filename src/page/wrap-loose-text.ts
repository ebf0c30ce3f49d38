import { INLINE, isInline } from '../engine/content-model.ts';
import { CONTAINERS } from './tags.ts';
import { isBlankText, textsIn } from './walk.ts';

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

/**
 * Wraps each run of loose text in a block, with the inline elements that belong to the sentence,
 * into one paragraph. Text that stands in a sentence already is left alone.
 */
export function wrapLooseText(content: Element): void {
  for (const container of textHoldersIn(content)) {
    if (!CONTAINERS.has(container.localName) || container.closest(SENTENCES)) continue;
    for (const run of runsOf(container)) if (run.some(isText)) wrap(run);
  }
}

/** The elements that hold text themselves: most containers hold nothing but elements. */
function textHoldersIn(content: Element): Set<Element> {
  const texts = textsIn(content).filter((text) => !isBlankText(text));
  return new Set(texts.map(({ parentElement }) => parentElement as Element));
}

function runsOf(container: Element): ChildNode[][] {
  const runs: ChildNode[][] = [[]];
  for (const node of container.childNodes) {
    if (flowsOn(node)) runs.at(-1)?.push(node);
    else runs.push([]);
  }
  return runs;
}

/** Whether the sentence goes on with it. */
function flowsOn(node: ChildNode): boolean {
  return node.nodeType === 3 || isInline(node as Element);
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
