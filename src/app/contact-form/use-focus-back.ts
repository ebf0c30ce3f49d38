import { useEffect, type RefObject } from 'react';
import { watchSender } from './sender.ts';

/**
 * Gives the focus back to the button that has sent a form, after a failure: disabled meanwhile, it
 * has lost it, to the body or, after a second click, to what is around the form. The next key would
 * be pressed nowhere.
 */
export function useFocusBack(
  element: RefObject<HTMLFormElement | null>,
  isSubmitting: boolean,
): void {
  useEffect(() => {
    const form = element.current;
    if (!isSubmitting || !form) return;
    const sender = watchSender(form);
    const button = form.querySelector<HTMLElement>('[type="submit"]');
    return () => {
      const isNowhere = document.activeElement?.contains(form) ?? true;
      if (isNowhere && sender.isOnPage()) button?.focus({ preventScroll: true });
    };
  }, [element, isSubmitting]);
}
