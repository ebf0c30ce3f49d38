import styles from './skip-link.module.css';

/** The first stop of the Tab key: past header and navigation. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      Skip to main content
    </a>
  );
}
