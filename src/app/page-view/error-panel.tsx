import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { PhoneHelp } from './phone-help.tsx';
import styles from './error-panel.module.css';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly children?: ReactNode;
}

/** Says what went wrong, offers a way on, and keeps the phone number within reach. */
export function ErrorPanel({ title, text, action, children }: Props) {
  return (
    <section className={styles.panel} role="alert">
      <span className={styles.sign}>
        <Icon name="alert" />
      </span>
      <h1 className={styles.title}>{title}</h1>
      {text && <p>{text}</p>}
      {children}
      {action && <Button onClick={action.run}>{action.label}</Button>}
      <PhoneHelp />
    </section>
  );
}
