/**
 * HTML in one canonical form, so that two trees that read the same are the same text: one tag a
 * line, attributes and style declarations sorted, neighboring texts joined, runs of spaces one.
 */
export function canonicalHtml(root: Node): string {
  return childLines(root, 0).join('\n') + '\n';
}

/** HTML with every space as it is; only attributes and style declarations are sorted. */
export function exactHtml(root: Node): string {
  return [...root.childNodes].map(exactNode).join('');
}

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '));

function childLines(parent: Node, depth: number): string[] {
  const lines: string[] = [];
  let text = '';
  const flush = (): void => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words !== '') lines.push(indent(depth) + escapeText(words));
    text = '';
  };
  for (const child of parent.childNodes) {
    if (child.nodeType === TEXT_NODE) text += child.nodeValue;
    else {
      flush();
      lines.push(...nodeLines(child, depth));
    }
  }
  flush();
  return lines;
}

function nodeLines(node: Node, depth: number): string[] {
  if (node.nodeType !== ELEMENT_NODE) return [`${indent(depth)}<!--${node.nodeValue}-->`];
  const element = node as Element;
  const open = indent(depth) + openTag(element);
  if (VOID.has(element.localName)) return [open];

  const content = childLines(element, depth + 1);
  const close = `</${element.localName}>`;
  const [only] = content;
  if (only === undefined) return [open + close];
  if (content.length === 1 && !only.trim().startsWith('<')) return [open + only.trim() + close];
  return [open, ...content, indent(depth) + close];
}

function exactNode(node: Node): string {
  if (node.nodeType === TEXT_NODE) return escapeText(node.nodeValue ?? '');
  if (node.nodeType !== ELEMENT_NODE) return `<!--${node.nodeValue}-->`;
  const element = node as Element;
  const close = VOID.has(element.localName) ? '' : `</${element.localName}>`;
  return openTag(element) + exactHtml(element) + close;
}

function openTag(element: Element): string {
  const attributes = [...element.attributes]
    .map(({ name, value }) => [name, name === 'style' ? sortDeclarations(value) : value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`);
  return `<${element.localName}${attributes.join('')}>`;
}

function sortDeclarations(style: string): string {
  const declarations = style.split(/;(?![^(]*\))/).map((part) => part.trim());
  return declarations
    .filter((part) => part !== '')
    .toSorted()
    .map((part) => `${part};`)
    .join(' ');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00A0', '&nbsp;');
}

function indent(depth: number): string {
  return '  '.repeat(depth);
}
