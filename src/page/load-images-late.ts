import { topSections } from '../engine/section.ts';
import { elementsIn } from './elements-in.ts';

/**
 * Images whose size is known, so that nothing moves when they come. What says itself how it is
 * loaded knows better.
 */
const MAY_WAIT = 'img[width][height]:not([loading], [fetchpriority="high"])';

/**
 * Lets images further down wait until somebody comes near: a first view is there sooner when they
 * neither are loaded nor drawn for it. What comes first on the page is left alone: its first
 * section, or its first image where there are no sections, what is hidden left out.
 */
export function loadImagesLate(page: Element): void {
  const first = topSections(page).find(isShown) ?? elementsIn(page, 'img').find(isShown);
  for (const image of elementsIn(page, MAY_WAIT)) {
    if (!first?.contains(image)) image.setAttribute('loading', 'lazy');
  }
}

function isShown(element: Element): boolean {
  return element.closest('[hidden]') === null;
}
