import type { EmblaCarouselType } from 'embla-carousel';

/** Which way the slides of a viewport run. */
export function directionOf(viewport: Element): 'ltr' | 'rtl' {
  return getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr';
}

/** Turns the slides round with the page, as a visitor's translator does that after it is drawn. */
export function followDirection(controls: EmblaCarouselType): void {
  const observer = new MutationObserver(() => {
    controls.reInit({ direction: directionOf(controls.rootNode()) });
  });
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  controls.on('destroy', () => observer.disconnect());
}
