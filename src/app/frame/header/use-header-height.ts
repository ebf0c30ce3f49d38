import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Tells the style sheets how high the sticky header is, so that it never covers what is focused. */
export function useHeaderHeight(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const height = `${Math.ceil(element.getBoundingClientRect().height)}px`;
      document.documentElement.style.setProperty('--header-height', height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return header;
}
