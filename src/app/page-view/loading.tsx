import { useEffect, useState, type ReactNode } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { loadFailure } from './load-failure.ts';
import styles from './loading.module.css';
import { PhoneHelp } from './phone-help.tsx';

const PATIENCE = 4000;

interface Props {
  readonly text?: string;
  /** Whether the text can be seen, too. */
  readonly isShown?: boolean;
  /** What is said to who has no JavaScript, if not that something failed: nothing loads for them. */
  readonly children?: ReactNode;
}

/** The outline of a page that is on its way; after a while it offers the phone. */
export function Loading({ text = 'Loading...', isShown = false, children }: Props) {
  const isSlow = useElapsed(PATIENCE);
  return (
    <div className={styles.loading} data-outline="">
      {/* Only a server writes it, and only its build has it. */}
      <noscript>{import.meta.env.SSR && (children ?? <ErrorPanel {...loadFailure} />)}</noscript>
      <p className={isShown ? styles.text : 'visually-hidden'} aria-live="polite">
        {text}
      </p>
      {isSlow && (
        <div className={styles.slow}>
          <p>This takes longer than usual.</p>
          <PhoneHelp />
        </div>
      )}
      <div className={styles.hero} aria-hidden="true" />
      <div className={styles.rows} aria-hidden="true">
        <div className={styles.lines} />
        <div className={styles.picture} />
      </div>
    </div>
  );
}

function useElapsed(milliseconds: number): boolean {
  const [isElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isElapsed;
}
