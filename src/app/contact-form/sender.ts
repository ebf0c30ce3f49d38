/** Who has sent a form, when the answer comes. */
export interface Sender {
  /** The form is still there, on the page where it was sent. */
  readonly isOnPage: () => boolean;
  /** And nothing else has got the focus since: to move it takes nobody away from elsewhere. */
  readonly isAtForm: () => boolean;
}

/** @param form is being sent */
export function watchSender(form: HTMLFormElement): Sender {
  const path = location.pathname;
  // In Safari a button that is pressed does not get the focus, but what is around it.
  const focusedFirst = document.activeElement;
  const isOnPage = (): boolean => form.isConnected && path === location.pathname;
  // The button that sends is disabled meanwhile, so that the browser takes the focus from it.
  const hasAttention = (focused: Element | null): boolean =>
    focused === focusedFirst || focused === document.body || form.contains(focused);
  return { isOnPage, isAtForm: () => isOnPage() && hasAttention(document.activeElement) };
}
