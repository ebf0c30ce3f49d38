import { Suspense, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { insertable } from '../../src/app/insertable/insertable.ts';
import type { ComponentName } from '../../src/contract/components.ts';
import type { MountPoint } from '../../src/engine/index.ts';
import styles from './correction.module.css';

interface Props {
  readonly title: string;
  readonly body: HTMLElement;
  /** A whole page, which scrolls beside the other. */
  readonly isTall: boolean;
  /** Not a page but a piece of one, or a page with its faults: not for axe. */
  readonly isSpecimen: boolean;
  /** Where the rules want components. */
  readonly mountPoints?: readonly MountPoint[];
  /** Elements that are found, or pointed at. */
  readonly lit?: readonly Element[];
}

/** One side of a comparison: a page's body under its title. */
export function Half(props: Props) {
  const { title, body, isTall, isSpecimen, mountPoints = [], lit = [] } = props;
  const heading = useId();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => host.current?.replaceChildren(body), [body]);
  useLight(lit);
  return (
    <section
      className={[styles.half, isTall && styles.tall].filter(Boolean).join(' ')}
      aria-labelledby={heading}
    >
      <p id={heading} className={styles.title}>
        {title}
      </p>
      <div ref={host} className={styles.body} data-specimen={isSpecimen} />
      {mountPoints.map((point) => {
        const { id, element, component } = point;
        const Inserted = insertable[component as ComponentName];
        return createPortal(
          <Suspense>
            <Inserted {...point.props} />
          </Suspense>,
          element,
          id,
        );
      })}
    </section>
  );
}

/** Lit before the page is painted, and before a story's steps ask for it. */
function useLight(elements: readonly Element[]): void {
  useLayoutEffect(() => {
    for (const element of elements) element.setAttribute('data-lit', '');
    elements[0]?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const element of elements) element.removeAttribute('data-lit');
    };
  }, [elements]);
}
