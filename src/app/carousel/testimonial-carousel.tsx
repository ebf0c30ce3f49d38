import { Suspense, useEffect } from 'react';
import { lazyPart } from '../first-view/lazy-part.ts';
import { comeAsDocumentSoon } from '../page-body/come-as-document.ts';
import styles from './testimonial-carousel.module.css';
import type { CarouselProps } from './editions.ts';

const slides = lazyPart('The carousel', () => import('./carousel.tsx'));

/** What clients say, one quote at a time. */
export function TestimonialCarousel(props: CarouselProps) {
  return (
    <>
      <Suspense fallback={<SlidesUnderWay />}>
        <slides.Part {...props} />
      </Suspense>
      <ComesAsDocument />
    </>
  );
}

function SlidesUnderWay() {
  return slides.useIsMissing() ? null : <div className={styles.loading} />;
}

/**
 * Gone with the release that the tab is of, the slides never come by themselves. It stands beside
 * them: React takes away what the server has drawn if what is around it changes before it is alive.
 */
function ComesAsDocument() {
  const isMissing = slides.useIsMissing();
  useEffect(() => {
    let isHere = isMissing;
    if (isMissing) comeAsDocumentSoon(() => isHere);
    return () => {
      isHere = false;
    };
  }, [isMissing]);
  return null;
}
