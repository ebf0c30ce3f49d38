/** Who has sent a form, when the answer comes. */
export interface Sender {
  /** The form is still there, on the page where it was sent. */
  readonly isOnPage: () => boolean;
}

/** @param form is being sent */
export function watchSender(form: HTMLFormElement): Sender {
  const path = location.pathname;
  return { isOnPage: () => form.isConnected && path === location.pathname };
}
