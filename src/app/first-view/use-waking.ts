import { useEffect, type RefObject } from 'react';
import { ASLEEP, HELD_PRESSES } from '../../contract/first-view.ts';

/** For a part that has buttons: drawn by a server, it sleeps until the application has come. */
export const asleep = { [ASLEEP]: '' };

/** Wakes a part of the page: its buttons can be heard from now on, and those pressed before are pressed now. */
export function useWaking(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    part.current?.removeAttribute(ASLEEP);
    for (const button of takeHeldPresses(part.current)) button.click();
  }, [part]);
}

/** The buttons that were pressed in a part of the page while it was asleep, in order. */
function takeHeldPresses(part: HTMLElement | null): HTMLElement[] {
  const held = window[HELD_PRESSES] ?? [];
  const inside = held.filter((button) => part?.contains(button));
  window[HELD_PRESSES] = held.filter((button) => !inside.includes(button));
  return inside;
}

declare global {
  interface Window {
    [HELD_PRESSES]?: HTMLElement[];
  }
}
