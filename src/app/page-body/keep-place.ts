/** Changes a part of the page while a visitor's focus, selection in a field and scroll stay. */
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
  return () => {
    if (!element.isConnected || document.activeElement === element) return;
    element.focus({ preventScroll: true });
    if (selection) (element as HTMLTextAreaElement).setSelectionRange(...selection);
  };
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
  return () => {
    window.scrollTo({ left, top, behavior: 'instant' });
    const moved = anchor?.isConnected ? anchor.getBoundingClientRect().top - before : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  };
}
