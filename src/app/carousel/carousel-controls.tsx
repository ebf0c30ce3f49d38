import { useRef } from 'react';
import { useWaking } from '../first-view/waking.ts';
import { Icon } from '../parts/icon.tsx';
import styles from './carousel-controls.module.css';

interface Props {
  readonly isRotating: boolean;
  readonly onToggle: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly active: number;
  readonly count: number;
  readonly onShow: (index: number) => void;
}

/** The pause button first, then the ways to another slide. */
export function CarouselControls(props: Props) {
  const { isRotating, onToggle, onPrevious, onNext, active, count, onShow } = props;
  const controls = useRef<HTMLDivElement>(null);
  const asleep = useWaking(controls);
  return (
    <div ref={controls} className={styles.controls} {...asleep}>
      <button
        type="button"
        className={styles.button}
        aria-label={isRotating ? 'Pause testimonials' : 'Play testimonials'}
        onClick={onToggle}
      >
        <Icon name={isRotating ? 'pause' : 'play'} />
      </button>
      <fieldset className={styles.dots} aria-label="Choose a testimonial">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={`Testimonial ${index + 1} of ${count}`}
            aria-current={index === active}
            onClick={() => onShow(index)}
          />
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.button}
        aria-label="Previous testimonial"
        onClick={onPrevious}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label="Next testimonial"
        onClick={onNext}
      >
        <Icon name="arrow" />
      </button>
    </div>
  );
}
