/** The real one, whatever a test makes of time. */
const { setTimeout } = globalThis;

/** Cases of a law that are tried between two turns of the event loop. */
const TOGETHER = 50;

let tried = 0;

/**
 * Lets the event loop turn now and then. A law that is tried often has to: until the loop turns,
 * weak references, of which jsdom has many, keep every page that was tried.
 */
export async function letGo(): Promise<void> {
  tried += 1;
  if (tried % TOGETHER === 0) await new Promise((resolve) => setTimeout(resolve));
}
