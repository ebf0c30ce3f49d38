import { onlyOnce } from './only-once.ts';

/** How far below the window something counts as about to be seen. */
const NEAR = '200px';
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls back once, when an element comes near the window, or is pointed at or focused. */
export function whenWanted(element: Element, callback: () => void, signal: AbortSignal): void {
  const { run, signal: waiting } = onlyOnce(callback, signal);
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    { rootMargin: NEAR },
  );
  observer.observe(element);
  waiting.addEventListener('abort', () => observer.disconnect(), { once: true });
  for (const sign of SIGNS) element.addEventListener(sign, run, { signal: waiting, passive: true });
}
