/** How the pseudo-states add-on writes that an element has the focus. */
const SEEN = ['pseudo-focus', 'pseudo-focus-visible'];

let holder: HTMLElement | null = null;

/**
 * Gives a frame of a docs page a focus of its own. The browser has one for all of them and for the
 * reader: a story's steps would take it from whoever is typing, and lose it to the next frame.
 */
export function keepOwnFocus(): void {
  if (!window.frameElement?.id.startsWith('iframe--')) return;
  Object.assign(HTMLElement.prototype, { focus, blur });
  answerFor(Document.prototype);
  answerFor(ShadowRoot.prototype);
  // A reader who presses something in the frame has brought the real one.
  addEventListener('focusin', ({ isTrusted }) => isTrusted && moveFocus(null), true);
}

function focus(this: HTMLElement): void {
  if (canBeFocused(this)) moveFocus(this);
}

function blur(this: HTMLElement): void {
  if (this === holder) moveFocus(null);
}

function canBeFocused(element: HTMLElement): boolean {
  const isStop = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  return isStop && !element.matches(':disabled') && element.checkVisibility();
}

/** Tells the same as a browser, in the same order. */
function moveFocus(to: HTMLElement | null): void {
  const from = holder;
  if (from === to) return;
  holder = to;
  from?.classList.remove(...SEEN);
  to?.classList.add(...SEEN);
  tell(from, ['blur', 'focusout'], to);
  tell(to, ['focus', 'focusin'], from);
}

/** @param types the one that only the element hears, and the one that all around it hear */
function tell(
  target: HTMLElement | null,
  types: readonly [alone: string, around: string],
  relatedTarget: HTMLElement | null,
): void {
  const [alone, around] = types;
  target?.dispatchEvent(new FocusEvent(alone, { relatedTarget, composed: true }));
  target?.dispatchEvent(new FocusEvent(around, { relatedTarget, composed: true, bubbles: true }));
}

/** Lets a tree answer with the element that has this focus, else with the browser's own. */
function answerFor(trees: Document | ShadowRoot): void {
  const own = Object.getOwnPropertyDescriptor(trees, 'activeElement')!.get!;
  Object.defineProperty(trees, 'activeElement', {
    configurable: true,
    get(this: Document | ShadowRoot): Element | null {
      return findHolder(this) ?? (own.call(this) as Element | null);
    },
  });
}

/** The holder itself, or what stands in this tree for the tree that it is in. */
function findHolder(tree: Document | ShadowRoot): Element | null {
  let found: Element | null = holder;
  while (found && found.getRootNode() !== tree) {
    const root = found.getRootNode();
    found = root instanceof ShadowRoot ? root.host : null;
  }
  return found;
}
