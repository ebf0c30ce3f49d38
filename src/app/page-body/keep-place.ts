import { focusOn } from '../page-view/focus-on.ts';

/**
 * Changes a part of the page while a visitor's focus, selection in a field and scroll stay: at the
 * same element, or, where the part is made anew, at the one in its place that says the same.
 */
export function keepPlace<Result>(root: HTMLElement, change: () => Result): Result {
  const putBack = [rememberFocus(root), ...rememberInnerScroll(root), rememberScroll(root)];
  const result = change();
  for (const restore of putBack) restore();
  return result;
}

type Restore = () => void;

function rememberFocus(root: HTMLElement): Restore {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !root.contains(element)) return () => {};
  const selection = readSelection(element);
  const findAgain = rememberElement(element, root);
  return () => {
    const found = findAgain();
    if (!found || document.activeElement === found) return;
    focusOn(found);
    if (selection) (found as HTMLTextAreaElement).setSelectionRange(...selection);
  };
}

/** The way to find an element again: among those of its name and text it is the same one. */
function rememberElement<Kind extends Element>(
  element: Kind,
  root: HTMLElement,
): () => Kind | undefined {
  const { textContent } = element;
  const around = root.parentElement ?? root;
  const listAlike = (): Element[] =>
    [...around.getElementsByTagName(element.localName)].filter(
      (other) => other.textContent === textContent,
    );
  const place = listAlike().indexOf(element);
  return () => (element.isConnected ? element : (listAlike()[place] as Kind | undefined));
}

function readSelection(element: HTMLElement): [number, number] | null {
  const { selectionStart, selectionEnd } = element as Partial<HTMLTextAreaElement>;
  const isText = typeof selectionStart === 'number' && typeof selectionEnd === 'number';
  return isText ? [selectionStart, selectionEnd] : null;
}

/** Elements that leave the document for a moment start at their top again. */
function rememberInnerScroll(root: HTMLElement): Restore[] {
  const scrolled = [...root.querySelectorAll('[data-component] *')].filter(
    ({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0,
  );
  return scrolled.map((element) => {
    const { scrollTop: top, scrollLeft: left } = element;
    return () => element.scrollTo({ top, left, behavior: 'instant' });
  });
}

/** What a visitor looks at stays where it stands in the window, if it is there still. */
function rememberScroll(root: HTMLElement): Restore {
  const { scrollX: left, scrollY: top } = window;
  const anchor = findAnchor(root);
  const before = anchor?.getBoundingClientRect().top ?? 0;
  const findAgain = anchor ? rememberElement(anchor, root) : () => undefined;
  return () => {
    window.scrollTo({ left, top, behavior: 'instant' });
    const moved = (findAgain()?.getBoundingClientRect().top ?? before) - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  };
}

/** Where to look, in parts of the window's height: the middle of a page may be a gap. */
const LOOKED_AT = [0.5, 0.45, 0.55, 0.4, 0.6, 0.3, 0.7];

/** The field in which a visitor writes, or else what stands nearest to the middle of the window. */
function findAnchor(root: HTMLElement): Element | undefined {
  const { activeElement: focused } = document;
  if (focused?.matches('input, select, textarea') && isInSight(focused)) return focused;
  const seen = LOOKED_AT.map(elementAt).filter((one) => one !== null);
  return seen.find((one) => !one.contains(root) && isInSight(one));
}

function elementAt(part: number): Element | null {
  return document.elementFromPoint(window.innerWidth / 2, window.innerHeight * part);
}

/** Of what is taller than the window, another part may be there afterwards. */
function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && height <= window.innerHeight;
}
