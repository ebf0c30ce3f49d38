import { useId } from 'react';
import styles from './rule-text.module.css';

/** The rules of a case as they stand in their file. */
export function RuleText({ text }: { readonly text: string }) {
  const heading = useId();
  return (
    <section className={styles.rule} aria-labelledby={heading}>
      <p id={heading} className={styles.heading}>
        Rule
      </p>
      <pre className={styles.text}>{text}</pre>
    </section>
  );
}
