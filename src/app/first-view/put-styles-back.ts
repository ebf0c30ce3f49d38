import { FIRST_VIEW_STYLES_ID } from '../../contract/first-view.ts';
import { unpackStyles } from '../../page/prepared-styles.ts';

/** The style sheet that stood for a body's inline styles goes, in the same frame as they come back. */
export function putStylesBack(body: Element): void {
  unpackStyles(body);
  document.querySelector(`head > #${FIRST_VIEW_STYLES_ID}`)?.remove();
}
