import { FIRST_VIEW_STYLES_ID } from '../../contract/first-view.ts';
import { unpackStyles } from '../../page/prepared-styles.ts';

/** The style sheet that stood for a body's inline styles goes, in the same frame as they come back. */
export function putStylesBack(body: Element): void {
  const sheet = document.querySelector<HTMLStyleElement>(`head > #${FIRST_VIEW_STYLES_ID}`);
  unpackStyles(body, sheet?.sheet ?? null);
  sheet?.remove();
}
