import { elementsIn } from './elements-in.ts';
import { LIFTED } from './lifted.ts';
import { readableSize } from './walk.ts';

/** Frame blocks of page builders and widgets of others: never content, wherever they stand. */
const FRAME_BLOCKS = [
  ...`#main-header #top-header #main-footer .et-l--header .et-l--footer .et_slide_in_menu_container
  [data-elementor-type="header"] [data-elementor-type="footer"] [data-elementor-type="popup"]
  .elementor-location-header .elementor-location-footer .elementor-location-popup
  header.wp-block-template-part footer.wp-block-template-part header.site-header footer.site-footer
  #masthead #colophon #wpadminbar a.skip-link .et_pb_scroll_top #ast-scroll-top .fb-customerchat
  .joinchat #tidio-chat .grecaptcha-badge #cookie-notice #cookie-law-info-bar
  #cookie-law-info-again .cky-consent-container #cmplz-cookiebanner-container
  #CybotCookiebotDialog #onetrust-consent-sdk #moove_gdpr_cookie_info_bar .cc-window
  .ssp-id`.split(/\s+/),
  'header[role="banner" i]',
  'footer[role="contentinfo" i]',
];
/** Where a social network puts its widgets; some pages are written around it. */
const WIDGETS = '#fb-root';
const TEXTS = 'h1, h2, h3, p, li';
const CANVAS_SECTION = '.elementor-section, .e-con';
const MENU = 'nav, [class*="nav-menu"], .elementor-widget-theme-site-logo';
const BODY_FRAME = `
  header:not(.entry-header, .page-header), footer:not(.entry-footer), nav,
  [role="navigation" i], [role="banner" i], [role="contentinfo" i], #header, #footer,
  #site-header, #site-footer, .site-header, .site-footer,
  a[href="#content"], a[href="#main"], a[href="#primary"], a[href="#main-content"],
  [hidden], [${LIFTED}*="display:none"], [${LIFTED}*="display: none"]`;
const WRAPPER = `div:not([class*="et_pb_"], [class*="elementor"], [class*="wp-block-"],
  .entry-content, .page-body)`;
const MOST_WRAPPERS = 8;

/**
 * Drops header and footer blocks and what chat, cookie and login plug-ins hang around a page.
 * A header inside the text stays: it is the author's.
 */
export function dropFrame(content: Element, isWholeBody: boolean): void {
  // One by one: browsers are quick to look for a class or an id, and slow with a list of them.
  const blocks = FRAME_BLOCKS.flatMap((selector) => elementsIn(content, selector));
  const widgets = elementsIn(content, WIDGETS).filter((one) => !one.querySelector(TEXTS));
  for (const block of [...blocks, ...widgets]) block.remove();
  for (const section of elementsIn(content, CANVAS_SECTION)) {
    if (isCanvasFrame(section)) section.remove();
  }
  if (content.matches('.wp-site-blocks')) dropFrameChildren(content);
  if (isWholeBody) dropBodyFrame(content);
}

/** Canvas templates keep the site's header and footer as first and last section of the page. */
function isCanvasFrame(section: Element): boolean {
  if (section.parentElement?.closest(CANVAS_SECTION)) return false;
  if (section.localName === 'footer') return isEdge(section, 'nextElementSibling');
  if (!isEdge(section, 'previousElementSibling') || section.querySelector('h1, h2')) {
    return section.localName === 'header' && section.querySelector(MENU) !== null;
  }
  return section.localName === 'header' || section.querySelector(MENU) !== null;
}

/** Whether nothing that shows text stands before, or after, a section. */
function isEdge(section: Element, side: 'nextElementSibling' | 'previousElementSibling'): boolean {
  let sibling = section[side];
  while (sibling && readableSize(sibling) === 0) sibling = sibling[side];
  return sibling === null;
}

/** Drops what frames the page in the body and in the plain divs that wrap it, level by level. */
function dropBodyFrame(body: Element): void {
  let root: Element | undefined = body;
  for (let level = 0; root && level < MOST_WRAPPERS; level += 1) {
    dropFrameChildren(root);
    root = mainWrapper(root);
  }
}

/** The plain div that holds most of the text of `root`, as `#page` and `#content` do. */
function mainWrapper(root: Element): Element | undefined {
  const wrappers = elementsIn(root, ':scope > div').filter((child) => child.matches(WRAPPER));
  const size = wrappers.length > 0 ? readableSize(root) : 0;
  return wrappers.find((child) => readableSize(child) * 2 > size);
}

function dropFrameChildren(root: Element): void {
  for (const child of elementsIn(root, ':scope > *')) {
    if (child.matches(BODY_FRAME)) child.remove();
  }
}
