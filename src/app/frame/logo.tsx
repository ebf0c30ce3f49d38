import { useSite } from '../site/site-context.ts';
import styles from './logo.module.css';

/** The brand's mark and name; the picture for a dark ground is chosen by the style sheet. */
export function Logo() {
  const { brand } = useSite();
  return (
    <span className={styles.logo}>
      <img
        className={styles.onLight}
        src="/images/logo.svg"
        alt={brand.name}
        width="168"
        height="40"
      />
      <img
        className={styles.onDark}
        src="/images/logo-dark.svg"
        alt={brand.name}
        width="168"
        height="40"
      />
    </span>
  );
}
