import { lazy, Suspense } from 'react';
import styles from './testimonial-carousel.module.css';
import type { CarouselProps } from './editions.ts';

const Slides = lazy(() => import('./carousel.tsx'));

/** What clients say, one quote at a time. */
export function TestimonialCarousel(props: CarouselProps) {
  return (
    <Suspense fallback={<div className={styles.loading} />}>
      <Slides {...props} />
    </Suspense>
  );
}
