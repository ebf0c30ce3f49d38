/** What the server wrote into the document when it was opened; empty where nobody did. */
export function readFormToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="form-token"]')?.content ?? '';
}
