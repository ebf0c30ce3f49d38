import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { directionOf, followDirection } from './follow-direction.ts';

export interface Slides {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Index of the active slide. */
  readonly active: number;
  readonly next: () => void;
  readonly previous: () => void;
  readonly show: (index: number) => void;
}

/**
 * A row of slides of which one is active; it wraps at both ends.
 * @param count at least 1
 */
export function useSlides(count: number, isCalm: boolean): Slides {
  const [active, setActive] = useState(0);
  const viewport = useRef<HTMLDivElement>(null);
  const controls = useRef<EmblaCarouselType>(null);

  useEffect(() => {
    controls.current = setUpControls(viewport.current!, setActive);
    return () => controls.current?.destroy();
  }, []);

  const show = useCallback(
    (index: number) => {
      const wrapped = (index + count) % count;
      setActive(wrapped);
      if (controls.current) controls.current.scrollTo(wrapped, isCalm);
      else jump(viewport.current!, wrapped);
    },
    [count, isCalm],
  );

  return {
    viewport,
    active,
    show,
    next: useCallback(() => show(active + 1), [show, active]),
    previous: useCallback(() => show(active - 1), [show, active]),
  };
}

/** Lets fingers move the slides. Where that fails, the buttons and the clock still do. */
function setUpControls(
  viewport: HTMLElement,
  onSelect: (index: number) => void,
): EmblaCarouselType | null {
  try {
    const controls = EmblaCarousel(viewport, { loop: true, direction: directionOf(viewport) });
    controls.on('select', () => onSelect(controls.selectedScrollSnap()));
    followDirection(controls);
    return controls;
  } catch (error) {
    console.error('The controls of the carousel could not be set up.', error);
    return null;
  }
}

function jump(viewport: HTMLElement, index: number): void {
  viewport.scrollTo({ left: index * viewport.clientWidth, behavior: 'instant' });
}
