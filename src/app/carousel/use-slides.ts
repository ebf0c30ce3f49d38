import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';

export interface Slides {
  readonly viewport: (node: HTMLElement | null) => void;
  /** Index of the active slide. */
  readonly active: number;
  readonly next: () => void;
  readonly previous: () => void;
  readonly show: (index: number) => void;
}

/** A row of slides of which one is active; it wraps at both ends. */
export function useSlides(count: number, isCalm: boolean): Slides {
  const [active, setActive] = useState(0);
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: isCalm ? 0 : 25 });
  const show = useCallback(
    (index: number) => {
      const wrapped = (index + count) % count;
      setActive(wrapped);
      embla?.scrollTo(wrapped, isCalm);
    },
    [embla, count, isCalm],
  );

  useEffect(() => {
    if (!embla) return;
    const select = (): void => setActive(embla.selectedScrollSnap());
    try {
      embla.on('select', select);
    } catch (error) {
      console.error('The controls of the carousel could not be set up.', error);
    }
    return () => void embla.off('select', select);
  }, [embla]);

  return {
    viewport,
    active,
    show,
    next: useCallback(() => show(active + 1), [show, active]),
    previous: useCallback(() => show(active - 1), [show, active]),
  };
}
