import { retryDelay } from '../api/retries.ts';

/**
 * Loads code, again and again until it comes: connections break, and come back.
 * @param onMissing called the first time that it does not come
 */
export function loadPatiently<Module>(
  load: () => Promise<Module>,
  onMissing: (error: unknown) => void,
): Promise<Module> {
  const loadAgain = async (retries = 0): Promise<Module> => {
    await new Promise((resolve) => setTimeout(resolve, retryDelay(retries)));
    return load().catch(() => loadAgain(retries + 1));
  };
  return load().catch((error: unknown) => {
    onMissing(error);
    return loadAgain();
  });
}
