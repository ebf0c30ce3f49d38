import { elementsIn } from './elements-in.ts';
import { DEAD, HTML, HTML_TAGS, MATHML, RENAMED, SVG, SVG_TAGS } from './tags.ts';
import { commentsIn, moveChildren, rename, unwrap } from './walk.ts';

const DRAWN = 'path, rect, circle, ellipse, line, polygon, polyline, text';
const KNOWN = new Set(HTML_TAGS);

/**
 * Removes what cannot live in a corrected page: scripts, styles, comments, the controls of forms
 * that nobody answers any more. Text that a visitor could read stays, in its own
 * block.
 */
export function dropDeadMarkup(content: Element): void {
  for (const comment of commentsIn(content)) comment.remove();
  for (const element of elementsIn(content)) if (isDead(element)) element.remove();
  for (const button of elementsIn(content, 'button')) replaceButton(button);
  for (const element of elementsIn(content)) replaceUnknown(element);
  for (const drawing of elementsIn(content, 'svg')) nameDrawing(drawing);
  for (const element of elementsIn(content, '[is]')) makePlain(element);
}

/**
 * Replaces a customized element by a plain one: the sanitizer would drop it with all its text, and
 * serializing writes `is` again when only the attribute was removed.
 */
function makePlain(element: Element): void {
  const { namespaceURI, localName } = element;
  const plain = element.ownerDocument.createElementNS(namespaceURI, localName);
  for (const name of element.getAttributeNames().filter((candidate) => candidate !== 'is')) {
    const attribute = element.getAttributeNode(name);
    if (attribute) plain.setAttributeNode(element.removeAttributeNode(attribute));
  }
  moveChildren(element, plain);
  element.replaceWith(plain);
}

/** Says nothing, or nobody sees what it says. */
function isDead(element: Element): boolean {
  const { localName: name, namespaceURI } = element;
  const isClosed = name === 'dialog' && !element.hasAttribute('open');
  return (isClosed || DEAD.has(name)) && namespaceURI !== SVG;
}

function replaceUnknown(element: Element): void {
  const { localName: name, namespaceURI } = element;
  if (namespaceURI === HTML && KNOWN.has(name)) return;
  if (namespaceURI === MATHML) replaceInFormula(element);
  else if (namespaceURI === SVG) replaceInDrawing(element);
  else if (Object.hasOwn(RENAMED, name)) rename(element, blockName(element));
  else if (!KNOWN.has(name)) unwrap(element);
}

/** A button of a dead form says nothing; any other one carries text, as in an accordion. */
function replaceButton(button: Element): void {
  const says = button.textContent.trim() !== '' || button.querySelector('img, svg');
  if (says && !button.closest('form')) rename(button, 'span');
  else button.remove();
}

/** A paragraph cannot hold a block, so there a legend is part of the sentence. */
function blockName(element: Element): string {
  return element.closest('p') ? 'span' : (RENAMED[element.localName] ?? 'div');
}

function replaceInFormula(element: Element): void {
  if (element.localName.startsWith('annotation')) element.remove();
  else unwrap(element);
}

function replaceInDrawing(element: Element): void {
  if (element.localName === 'title') return;
  if (element.localName === 'a' || element.localName === 'switch') unwrap(element);
  else if (!SVG_TAGS.includes(element.localName)) element.remove();
}

/** The title of a drawing is its name for a screen reader; an empty drawing is not one. */
function nameDrawing(drawing: Element): void {
  const title = drawing.querySelector(':scope > title')?.textContent.trim();
  if (title && !drawing.hasAttribute('aria-label')) {
    drawing.setAttribute('aria-label', title);
    drawing.setAttribute('role', 'img');
  }
  for (const hidden of elementsIn(drawing, 'title')) hidden.remove();
  if (!drawing.querySelector(DRAWN)) drawing.remove();
}
