import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { useDisclosure } from './use-disclosure.ts';

const OPEN_AFTER = 80;
const CLOSE_AFTER = 250;
/** Who clicks so soon after the mouse has opened it has not seen it open yet, and wants that. */
const GRACE = 500;

export interface Dropdown {
  readonly entry: RefObject<HTMLLIElement | null>;
  readonly isOpen: boolean;
  readonly toggle: (click: MouseEvent) => void;
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
}

/**
 * Opens under the mouse or by its button; closes when the mouse leaves, unless it would take the
 * keyboard's focus along, and as a disclosure does.
 */
export function useDropdown(): Dropdown {
  const { part, isOpen, setOpen } = useDisclosure<HTMLLIElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const graceEnds = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hover = ({ pointerType }: PointerEvent, open: boolean, delay: number): void => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!open && part.current?.querySelector('div :focus-visible')) return;
      if (open && !isOpen) graceEnds.current = performance.now() + GRACE;
      setOpen(open);
    }, delay);
  };

  return {
    entry: part,
    isOpen,
    toggle({ timeStamp }) {
      clearTimeout(timer.current);
      // When it was made: a busy page hears of it later.
      setOpen(!isOpen || timeStamp < graceEnds.current);
    },
    handlers: {
      onPointerEnter: (event) => hover(event, true, OPEN_AFTER),
      onPointerLeave: (event) => hover(event, false, CLOSE_AFTER),
    },
  };
}
