import { useState } from 'react';
import type { Testimonial } from '../../contract/site.ts';
import { useSite } from '../site/site-context.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { chooseTestimonials, type Background, type CarouselProps } from './editions.ts';
import { Slide } from './slide.tsx';
import { useAttention } from './use-attention.ts';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useSlides } from './use-slides.ts';

/** The carousel itself; nothing, if nobody has said anything that belongs in this edition. */
export default function Carousel({ edition = 'full', background = 'plain' }: CarouselProps) {
  const testimonials = chooseTestimonials(useSite().testimonials, edition);
  if (testimonials.length === 0) return null;
  return <Slides testimonials={testimonials} background={background} />;
}

interface SlidesProps {
  /** At least one. */
  readonly testimonials: readonly Testimonial[];
  readonly background: Background;
}

/** They stand still under the pointer, with the keyboard in them, and on wish. */
function Slides({ testimonials, background }: SlidesProps) {
  const isCalm = useReducedMotion();
  const [isPaused, setPaused] = useState<boolean | null>(null);
  const { isHovered, isFocused, handlers } = useAttention();
  const { viewport, active, next, previous, show } = useSlides(testimonials.length, isCalm);
  const isRotating = !(isPaused ?? isCalm);
  const isMoving = isRotating && !isHovered && !isFocused;
  useAutoAdvance(isMoving, next);
  return (
    <section
      className={[styles.carousel, styles[background]].join(' ')}
      aria-roledescription="carousel"
      aria-label="Client testimonials"
      data-moving={isMoving}
      {...handlers}
    >
      <CarouselControls
        isRotating={isRotating}
        onToggle={() => setPaused(isRotating)}
        onPrevious={previous}
        onNext={next}
        active={active}
        count={testimonials.length}
        onShow={show}
      />
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.slides} aria-live={isMoving ? 'off' : 'polite'}>
          {testimonials.map((testimonial, index) => (
            <Slide
              key={testimonial.summary}
              testimonial={testimonial}
              position={`${index + 1} of ${testimonials.length}`}
              isActive={index === active}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
