import { useSite } from '../../site/site-context.ts';
import { NavigationEntry } from './navigation-entry.tsx';
import styles from './navigation.module.css';

/** The navigation of wide screens. */
export function Navigation() {
  const { navigation } = useSite();
  return (
    <nav className={styles.navigation} aria-label="Main">
      <ul className={styles.list}>
        {navigation.map((item) => (
          <NavigationEntry key={item.href} item={item} />
        ))}
      </ul>
    </nav>
  );
}
