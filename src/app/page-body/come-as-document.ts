/** By which the visitor came; there is none where a server draws. */
const pathOfDocument = globalThis.location?.pathname;

/**
 * Lets the server show the page at this address: a document can be read without the code that makes
 * a page here. Nothing happens while the server cannot be reached, nor when the visitor came by this
 * very document, which would not do better the next time.
 * @param isUnwelcome asked when the server can show it
 */
export async function comeAsDocument(isUnwelcome = () => false): Promise<void> {
  const path = location.pathname;
  if (path === pathOfDocument) return;
  const answer = await fetch(path, { method: 'HEAD' }).catch(() => null);
  if (answer?.ok && path === location.pathname && !isUnwelcome()) location.reload();
}

/** Whether a form would lose what is typed in it, or who is about to type there. */
export function isWritten(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)');
  return [...fields].some((field) => {
    return field.value !== field.defaultValue || field === document.activeElement;
  });
}
