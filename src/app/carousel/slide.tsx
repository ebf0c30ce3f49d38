import type { Testimonial } from '../../contract/site.ts';
import { useHydrated } from '../site/use-hydrated.ts';
import styles from './carousel.module.css';

interface Props {
  readonly testimonial: Testimonial;
  /** `2 of 5`. */
  readonly position: string;
  readonly isActive: boolean;
}

/**
 * One client's words. Slides that are not active can neither be read out nor focused; without
 * JavaScript, where none is ever turned to, all can.
 */
export function Slide({ testimonial, position, isActive }: Props) {
  const { summary, text, author } = testimonial;
  const isTurning = useHydrated();
  return (
    <article
      className={styles.slide}
      aria-roledescription="slide"
      aria-label={position}
      data-active={isActive}
      inert={isTurning && !isActive}
    >
      <figure className={styles.figure}>
        <p className={styles.summary}>{summary}</p>
        <blockquote className={styles.quote}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.author}>
          <span className={styles.name}>{author.name}</span>
          <span>
            {author.title}, {author.company}
          </span>
        </figcaption>
      </figure>
    </article>
  );
}
