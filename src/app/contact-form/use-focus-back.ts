import { useEffect, type RefObject } from 'react';
import { watchSender } from './sender.ts';

/**
 * Gives the focus back to the button that has sent a form, after a failure: disabled meanwhile, it
 * has lost it, and the next key would be pressed nowhere.
 */
export function useFocusBack(
  element: RefObject<HTMLFormElement | null>,
  isSubmitting: boolean,
): void {
  useEffect(() => {
    if (!isSubmitting || !element.current) return;
    const sender = watchSender(element.current);
    const button = element.current.querySelector<HTMLElement>('[type="submit"]');
    return () => {
      const isNowhere = document.activeElement === document.body;
      if (isNowhere && sender.isOnPage()) button?.focus({ preventScroll: true });
    };
  }, [element, isSubmitting]);
}
