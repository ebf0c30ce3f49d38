/** Puts what stood in the old place into the new one. */
type MoveIn = (host: Element) => void;

/**
 * What the server has drawn in a place that React is about to draw anew, as it stands: with all that
 * is typed in it, and the focus. To be asked before React draws; null where nothing stands.
 * @param place the old one
 */
export function findStanding(place: Element | null | undefined): MoveIn | null {
  if (!place?.firstChild) return null;
  const focused = document.activeElement;
  return (host) => {
    if (host.firstChild) return;
    host.append(...place.childNodes);
    if (focused instanceof HTMLElement && host.contains(focused))
      focused.focus({ preventScroll: true });
  };
}
