/** Who has sent a form, when the answer comes. */
export interface Sender {
  /** The form is still there, on the page where it was sent. */
  readonly isOnPage: () => boolean;
  /** And nothing else has the focus: to move it takes nobody away from elsewhere. */
  readonly isAtForm: () => boolean;
}

/** @param form is being sent */
export function watchSender(form: HTMLFormElement): Sender {
  const path = location.pathname;
  const isOnPage = (): boolean => form.isConnected && path === location.pathname;
  return { isOnPage, isAtForm: () => isOnPage() && hasAttention(form) };
}

/**
 * The button that sends is disabled meanwhile, so that the browser takes the focus from it. What is
 * around the form has it in Safari, which gives none to a button, and after a second click.
 */
function hasAttention(form: HTMLFormElement): boolean {
  const focused = document.activeElement ?? document.body;
  return focused.contains(form) || form.contains(focused);
}
