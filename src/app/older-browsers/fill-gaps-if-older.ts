import { loadPatiently } from '../first-view/load-patiently.ts';

/**
 * Gives a browser of 2023 what it lacks. Until that has come the page is left as the server drew it:
 * React would throw it away at the first function that is not there.
 */
export async function fillGapsIfOlder(): Promise<void> {
  // Of what the site uses these came last: a browser that has both has everything.
  const isOlder = !AbortSignal.any || !URL.canParse;
  if (isOlder) await loadPatiently(() => import('./fill-gaps.ts'), console.error);
}
