import { FIRST_VIEW_ID, type FirstView } from '../../contract/first-view.ts';

/** Reads what the server wrote beside the body that it corrected; null when it wrote none. */
export function readFirstView(document: Document): FirstView | null {
  const text = document.getElementById(FIRST_VIEW_ID)?.textContent;
  return text ? (JSON.parse(text) as FirstView) : null;
}
