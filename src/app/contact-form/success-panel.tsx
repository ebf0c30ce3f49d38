import { useEffect, useRef } from 'react';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './success-panel.module.css';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly onAgain: () => void;
}

/** The thanks that take the form's place; the focus goes there, so that it is read out. */
export function SuccessPanel({ title, text, onAgain }: Props) {
  const { forms } = useSite();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
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
