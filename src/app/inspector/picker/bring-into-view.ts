import { showOnPage } from '../show-on-page.ts';

/** Where the panel lies below the page and not beside it, as in `panel.css`. */
const NARROW = '(width < 48rem)';

/** Scrolls no further than is needed to see an element that was chosen without a pointer. */
export function bringIntoView(element: Element): void {
  if (matchMedia(NARROW).matches) showOnPage(element);
  else element.scrollIntoView({ block: 'nearest' });
}
