import { readableSize } from './walk.ts';

const MEDIA = 'img, picture, video, audio, iframe, object, embed, svg';
const FRAME_TYPES = '[data-elementor-type="header"], [data-elementor-type="footer"]';
const FRAME_PLACES = '.elementor-location-header, .elementor-location-footer, header *, footer *';
const CANDIDATES = [
  '#main-content:not(a, span)',
  'main, [role="main" i]',
  `.elementor:not(${FRAME_TYPES}, ${FRAME_PLACES}, [data-elementor-type="popup"])`,
  '.wp-site-blocks',
];

/**
 * Finds the element that holds a page's own content: the first kind of main area that shows
 * something, and of several of that kind the one with the most text. The body is the last resort.
 */
export function findMain(body: HTMLElement): Element {
  const cleaned = findCleaned(body);
  if (cleaned) return cleaned;
  for (const selector of CANDIDATES) {
    const found = [...body.querySelectorAll(selector)].filter(showsSomething);
    const best = withMostText(found);
    if (best) return best;
  }
  return body;
}

/** A page that was cleaned before is one element and nothing else. */
function findCleaned(body: HTMLElement): Element | null {
  const cleaned = body.querySelector(':scope > div.page-body:only-child');
  return cleaned && readableSize(cleaned) === readableSize(body) ? cleaned : null;
}

function showsSomething(element: Element): boolean {
  return readableSize(element) > 0 || element.querySelector(MEDIA) !== null;
}

function withMostText(elements: Element[]): Element | undefined {
  const sized = elements.map((element) => ({ element, size: readableSize(element) }));
  return sized.reduce<(typeof sized)[number] | undefined>(
    (best, next) => (best && best.size >= next.size ? best : next),
    undefined,
  )?.element;
}
