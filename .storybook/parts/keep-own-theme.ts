/**
 * Lets a story keep the theme that it was given. All frames share one storage: on the site, what
 * is stored there was chosen by the same visitor in another tab; here another story wrote it.
 */
export function keepOwnTheme(): void {
  addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
}
