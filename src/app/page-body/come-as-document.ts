import { KEEPS_WORDS } from '../../contract/first-view.ts';

/** By which the visitor came; there is none where a server draws. */
const pathOfDocument = globalThis.location?.pathname;

/**
 * Lets the server show the page at this address: a document can be read without the code that makes
 * a page here. Nothing happens while the server cannot be reached, nor when the visitor came by this
 * very document and it is of today's release: it would not do better the next time.
 * @param isUnwelcome asked when the server can show it
 */
export async function comeAsDocument(isUnwelcome = () => false): Promise<void> {
  const path = location.pathname;
  if (path === pathOfDocument && !(await isOutdated())) return;
  const answer = await ask(path);
  if (answer?.ok && path === location.pathname && !isUnwelcome()) location.reload();
}

/** Whether this very script has gone from the server with its release: there is another document then. */
async function isOutdated(): Promise<boolean> {
  const answer = await ask(import.meta.url);
  return answer?.status === 404;
}

/** Null while the server cannot be reached. */
function ask(address: string): Promise<Response | null> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
}

/** So long code that a connection has lost is waited for: it is asked for again after a second. */
const PATIENCE = 2_500;

/**
 * The same in a while, for a page that can be read meanwhile, and not from under who is writing.
 * @param isWanted asked then, and when the server can show it: code may have come, or the page have
 * been left
 */
export function comeAsDocumentSoon(isWanted: () => boolean): void {
  setTimeout(() => {
    if (isWanted()) void comeAsDocument(() => !isWanted() || isWritten());
  }, PATIENCE);
}

/** Whether a form, or what is kept of one, would lose what was written, or who is about to write. */
function isWritten(): boolean {
  const places = document.querySelectorAll<HTMLInputElement>(`form [name], [${KEEPS_WORDS}]`);
  return [...places].some((place) => {
    return place.value !== (place.defaultValue ?? '') || place === document.activeElement;
  });
}
