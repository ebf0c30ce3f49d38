import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { ASLEEP, HELD_PRESSES } from '../../contract/first-view.ts';
import { useHydrated } from '../site/use-hydrated.ts';

/** What marks a part of the page that sleeps. */
interface Asleep {
  readonly [ASLEEP]?: '';
}

/**
 * For a part that comes alive later than the page around it: what is pressed in it before that is
 * held, and pressed when it wakes.
 */
export function useWaking(part: RefObject<HTMLElement | null>): Asleep {
  const isAwake = useHydrated();
  useEffect(() => {
    if (isAwake && part.current) goOnIn(part.current);
  }, [isAwake, part]);
  return isAwake ? {} : { [ASLEEP]: '' };
}

/**
 * For the application: the document sleeps until all of it is taken over.
 * @param parts how many parts are taken over by themselves
 * @returns what each of them calls when it is
 */
export function useWakingDocument(parts: number): () => void {
  const asleep = useRef(parts);
  return useCallback(() => {
    asleep.current -= 1;
    if (asleep.current !== 0) return;
    document.body.removeAttribute(ASLEEP);
    goOnIn(document.body);
  }, []);
}

/** Where a form is drawn anew, its button has been pressed if that of the old one was. */
export function passOnPress(form: HTMLFormElement, successor: HTMLFormElement): void {
  const held = window[HELD_PRESSES] ?? [];
  const at = held.findIndex((pressed) => form.contains(pressed) && pressed.matches(SUBMIT));
  const button = successor.querySelector<HTMLElement>(SUBMIT);
  if (at >= 0 && button) held[at] = button;
}

const SUBMIT = '[type="submit"]';

/** Does what a visitor has asked for while nobody could hear it, where that is awake by now. */
function goOnIn(part: Element): void {
  const held = window[HELD_PRESSES] ?? [];
  for (const [at, pressed] of held.entries()) held[at] = successorOf(pressed) ?? pressed;
  const heard = held.filter((pressed) => part.contains(pressed) && !pressed.closest(`[${ASLEEP}]`));
  for (const pressed of heard) held.splice(held.indexOf(pressed), 1);
  for (const pressed of heard) pressed.click();
  if (matchMedia('(hover: hover)').matches) pointAt([...part.querySelectorAll(':hover')].at(-1));
}

/** The button that is drawn in the place of one that is gone: it has the same name. */
function successorOf(pressed: HTMLElement): HTMLElement | null {
  const name = pressed.getAttribute('aria-label');
  if (pressed.isConnected || name === null) return null;
  return document.querySelector(`button[aria-label="${CSS.escape(name)}"]`);
}

function pointAt(element: Element | undefined): void {
  for (const sign of ['pointerover', 'pointermove']) {
    element?.dispatchEvent(new PointerEvent(sign, { bubbles: true, pointerType: 'mouse' }));
  }
}

declare global {
  interface Window {
    [HELD_PRESSES]?: HTMLElement[];
  }
}
