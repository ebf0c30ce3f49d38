import { useEffect, useRef } from 'react';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './success-panel.module.css';

interface Props {
  readonly title: string;
  readonly text?: string;
  /** Nobody is taken away from elsewhere by it. */
  readonly hasFocus: boolean;
  readonly onAgain: () => void;
}

/** The thanks that take the form's place; with the focus they are read out. */
export function SuccessPanel({ title, text, hasFocus, onAgain }: Props) {
  const { forms } = useSite();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) panel.current?.focus();
  }, [hasFocus]);
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <span className={styles.sign}>
        <Icon name="check" />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <Button look="quiet" onClick={onAgain}>
        {forms.again}
      </Button>
    </div>
  );
}
