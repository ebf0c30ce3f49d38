/** By which the visitor came; there is none where a server draws. */
const pathOfDocument = globalThis.location?.pathname;

/**
 * Lets the server show the page at this address: a document can be read without the code that makes
 * a page here. Nothing happens while the server cannot be reached, nor when the visitor came by this
 * very document, which would not do better the next time.
 */
export async function comeAsDocument(): Promise<void> {
  const path = location.pathname;
  if (path === pathOfDocument) return;
  const answer = await fetch(path, { method: 'HEAD' }).catch(() => null);
  if (answer?.ok && path === location.pathname) location.reload();
}
