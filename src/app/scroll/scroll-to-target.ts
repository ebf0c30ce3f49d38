/** Scrolls to what an address names after `#`; false when it names nothing that is there. */
export function scrollToTarget(hash: string): boolean {
  const target = findTarget(hash);
  target?.scrollIntoView();
  return target !== null;
}

/** What an address names after `#`; null when nothing of that name is there. */
export function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(readHash(hash));
}

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
