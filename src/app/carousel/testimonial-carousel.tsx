import { Suspense } from 'react';
import { lazyPart } from '../first-view/lazy-part.ts';
import styles from './testimonial-carousel.module.css';
import type { CarouselProps } from './editions.ts';

const slides = lazyPart('The carousel', () => import('./carousel.tsx'));

/** What clients say, one quote at a time. */
export function TestimonialCarousel(props: CarouselProps) {
  return (
    <Suspense fallback={<SlidesUnderWay />}>
      <slides.Part {...props} />
    </Suspense>
  );
}

function SlidesUnderWay() {
  return slides.useIsMissing() ? null : <div className={styles.loading} />;
}
