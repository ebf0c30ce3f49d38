import { readTokens } from './read-tokens.ts';
import styles from './design.module.css';

const tokens = Object.entries(readTokens(':root'));

function scale(start: string): readonly (readonly [name: string, value: string])[] {
  return tokens.filter(([name]) => name.startsWith(start));
}

/** Every size of type, set in it. */
export function Type() {
  return (
    <ul className={styles.list}>
      {scale('--size-').map(([name, value]) => (
        <li key={name}>
          <Label name={name} value={value} />
          <p style={{ margin: 0, fontSize: `var(${name})`, lineHeight: 1.3 }}>
            People answer the phone at any hour
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Every distance, as wide as it is. */
export function Spacing() {
  return (
    <ul className={styles.list}>
      {[...scale('--space-'), ...scale('--gutter')].map(([name, value]) => (
        <li key={name}>
          <Label name={name} value={value} />
          <div className={styles.bar} style={{ width: `var(${name})` }} />
        </li>
      ))}
    </ul>
  );
}

/** Corners and shadows. */
export function Surfaces() {
  return (
    <ul className={styles.tiles}>
      {[...scale('--radius-')].map(([name, value]) => (
        <li key={name} className={styles.tile} style={{ borderRadius: `var(${name})` }}>
          <Label name={name} value={value} />
        </li>
      ))}
      {['--shadow-1', '--shadow-2'].map((name) => (
        <li key={name} className={styles.tile} style={{ boxShadow: `var(${name})` }}>
          <Label name={name} value="" />
        </li>
      ))}
    </ul>
  );
}

/** Every motion; point at a bar to see it. Who wants little motion sees none. */
export function Motion() {
  return (
    <ul className={styles.list}>
      {scale('--motion-').map(([name, value]) => (
        <li key={name} className={styles.moving}>
          <Label name={name} value={value} />
          <div className={styles.bar} style={{ transition: `width var(${name})` }} />
        </li>
      ))}
    </ul>
  );
}

function Label({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <p className={styles.label}>
      <code>{name}</code> <code className={styles.value}>{value}</code>
    </p>
  );
}
