import { INLINE } from './content-model.ts';
import { isMountPoint } from './mount-points.ts';
import { breakOf, normalizeText } from './normalize-text.ts';

/**
 * An element's text as somebody reads it who sees where paragraphs end: words of two blocks are
 * apart, also where nothing in the markup stands between them.
 */
export function readApart(element: Element): string {
  return normalizeText(textApart(element));
}

function textApart(node: Node): string {
  if (node.nodeType === TEXT) return node.nodeValue ?? '';
  if (node.nodeType !== ELEMENT || isMountPoint(node)) return '';
  const text = breakOf(node) + Array.from(node.childNodes, textApart).join('');
  return INLINE.has((node as Element).localName) ? text : ` ${text} `;
}

const [ELEMENT, TEXT] = [1, 3];
