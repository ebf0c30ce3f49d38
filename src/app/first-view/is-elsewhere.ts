/**
 * Whether a visitor has gone back or forward since the document came. The browser shows the other
 * address then and leaves the page to an application that was not awake yet.
 */
export function isElsewhere(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival !== undefined && new URL(arrival.name).pathname !== location.pathname;
}
