import { ISLAND } from '../../contract/first-view.ts';

/** Puts what stood in an island's old place into its new one. */
type MoveIn = (host: Element) => void;

/**
 * What the server has drawn of an island whose place React is about to draw anew, as it stands: with
 * all that is typed in it, and the focus. Null where the server has drawn nothing.
 */
export function findStanding(id: string): MoveIn | null {
  const place = document.querySelector(`[${ISLAND}="${id}"]`);
  if (!place) return null;
  const focused = document.activeElement;
  return (host) => {
    if (host.hasChildNodes()) return;
    host.append(...place.childNodes);
    if (focused instanceof HTMLElement && host.contains(focused))
      focused.focus({ preventScroll: true });
  };
}
