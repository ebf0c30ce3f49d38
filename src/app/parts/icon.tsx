import { iconPaths } from './icon-paths.ts';
import styles from './icon.module.css';

export type IconName = keyof typeof iconPaths;

/** A decorative icon; the text beside it, or the label of its button, says what it means. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}

/** The icon of a name that comes from content; a chain link for a name that has none. */
export function iconFor(name: string): IconName {
  return name in iconPaths ? (name as IconName) : 'link';
}
