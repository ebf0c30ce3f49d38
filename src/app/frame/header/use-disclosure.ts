import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, type Location } from 'react-router-dom';

export interface Disclosure<Part extends HTMLElement> {
  /** The element around the button and what it opens. */
  readonly part: RefObject<Part | null>;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
}

/**
 * Something that a button opens above the page. It closes on Escape, when something outside of it is
 * pressed or focused, and when the page changes.
 */
export function useDisclosure<Part extends HTMLElement>(): Disclosure<Part> {
  const part = useRef<Part>(null);
  const location = useLocation();
  // The visit and not its path: who comes to the page again finds it closed.
  const [openOn, setOpenOn] = useState<Location | null>(null);
  const isOpen = openOn === location;
  useLayoutEffect(() => {
    if (isOpen && part.current) return whenLeft(part.current, () => setOpenOn(null));
  }, [isOpen]);
  return { part, isOpen, setOpen: (open) => setOpenOn(open ? location : null) };
}

/** Calls back on each sign that somebody is done with a part of the page; returns the way to stop. */
function whenLeft(part: HTMLElement, close: () => void): () => void {
  const listening = new AbortController();
  const closeOutside = ({ target }: Event): void => {
    if (!part.contains(target as Node)) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    close();
    if (part.contains(document.activeElement)) part.querySelector('button')?.focus();
  };
  document.addEventListener('pointerdown', closeOutside, listening);
  document.addEventListener('focusin', closeOutside, listening);
  document.addEventListener('keydown', closeOnEscape, listening);
  return () => listening.abort();
}
