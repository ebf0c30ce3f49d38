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

/** What stands in the middle of the window stays there, if it is there still. */
function rememberScroll(root: HTMLElement): Restore {
  const { scrollX: left, scrollY: top } = window;
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const anchor = middle && root.contains(middle) && middle !== root ? middle : null;
  const before = anchor?.getBoundingClientRect().top ?? 0;
  const findAgain = anchor ? rememberElement(anchor, root) : () => undefined;
  return () => {
    window.scrollTo({ left, top, behavior: 'instant' });
    const moved = (findAgain()?.getBoundingClientRect().top ?? before) - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  };
}
