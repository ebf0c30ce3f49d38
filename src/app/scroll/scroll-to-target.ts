/** Scrolls to what an address names after `#`; false when it names nothing that is there. */
export function scrollToTarget(hash: string): boolean {
  const target = hash.length < 2 ? null : document.getElementById(readHash(hash));
  target?.scrollIntoView();
  return target !== null;
}

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
