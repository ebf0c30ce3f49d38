import { INLINE } from './content-model.ts';
import { isDrawnByComponent } from './mount-points.ts';
import { isProtected } from './protected.ts';

/** The texts that are read on without a break, whatever inline elements they stand in. */
export type TextLine = readonly Text[];

/** Part of the text of a line: from this letter on, and before that one. */
export type Span = readonly [from: number, to: number];

/** A text, and what it is to be. */
export type PlannedText = readonly [node: Text, text: string];

/** Elements within a sentence with which another word begins. */
const APART = new Set(['br', 'img', 'picture', 'sub', 'sup', 'svg']);

/** What an element reads, line by line; what rules must leave alone belongs to none. */
export function textLines(element: Element): TextLine[] {
  const walker = element.ownerDocument.createTreeWalker(element, SHOW_ELEMENT | SHOW_TEXT);
  const lines: Text[][] = [];
  let around: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType !== TEXT) {
      if (!flows(node as Element)) around = null;
    } else if (isDrawnByComponent(node) || isProtected(node)) {
      around = null;
    } else {
      const line = blockAround(node, element);
      if (line === around) lines.at(-1)?.push(node as Text);
      else lines.push([node as Text]);
      around = line;
    }
  }
  return lines;
}

export function readLine(line: TextLine): string {
  return line.map(({ data }) => data).join('');
}

/**
 * What each text of a line is to be when words are put in the place of some spans, which are in
 * order: where a span begins, there the words are.
 */
export function putInPlace(line: TextLine, spans: readonly Span[], words: string): PlannedText[] {
  let end = 0;
  return line.map((node) => {
    const { data } = node;
    const start = end;
    end += data.length;
    let [text, kept] = ['', start];
    for (const [from, to] of spans) {
      if (to <= start || from >= end) continue;
      text += data.slice(kept - start, Math.max(from - start, 0)) + (from >= start ? words : '');
      kept = Math.min(to, end);
    }
    return [node, text + data.slice(kept - start)];
  });
}

function flows({ localName }: Element): boolean {
  return INLINE.has(localName) && !APART.has(localName);
}

/** The innermost element around a text in which its line ends; at most the outermost one given. */
function blockAround(text: Node, outermost: Element): Element {
  let around = text.parentElement ?? outermost;
  while (around !== outermost && flows(around)) around = around.parentElement ?? outermost;
  return around;
}

const [SHOW_ELEMENT, SHOW_TEXT, TEXT] = [0x1, 0x4, 3];
