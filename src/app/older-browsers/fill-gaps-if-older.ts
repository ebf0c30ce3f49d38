import { loadPatiently } from '../first-view/load-patiently.ts';

/**
 * Gives a browser that is older than 2025 what it lacks. Until that has come the page is left as the
 * server drew it: React would throw it away at the first function that is not there.
 */
export async function fillGapsIfOlder(): Promise<void> {
  // It came after all that the site uses, and to every browser: whoever has it lacks nothing.
  if ('parse' in URL) return;
  const { fillGaps } = await loadPatiently(() => import('./fill-gaps.ts'), console.error);
  fillGaps();
}
