import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useLocation } from 'react-router-dom';

const OPEN_AFTER = 80;
const CLOSE_AFTER = 250;

export interface Dropdown {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/**
 * Opens under the mouse or by its button; closes when mouse or focus leave, on Escape, and when
 * the page changes.
 */
export function useDropdown(): Dropdown {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = openOn === pathname;
  const setOpen = (open: boolean): void => {
    clearTimeout(timer.current);
    setOpenOn(open ? pathname : null);
  };
  const setOpenSoon = (event: PointerEvent, open: boolean, delay: number): void => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), delay);
  };

  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    handlers: {
      onPointerEnter: (event) => setOpenSoon(event, true, OPEN_AFTER),
      onPointerLeave: (event) => setOpenSoon(event, false, CLOSE_AFTER),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      },
      onKeyDown: ({ key, currentTarget }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        currentTarget.querySelector('button')?.focus();
      },
    },
  };
}
