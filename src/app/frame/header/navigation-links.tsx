import type { NavigationItem } from '../../../contract/site.ts';
import { NavigationLink } from './navigation-link.tsx';
import styles from './navigation-links.module.css';

/** A list of links, each with the list that belongs to it. */
export function NavigationLinks({ items }: { readonly items: readonly NavigationItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.href}>
          <NavigationLink item={item} className={styles.link} />
          {item.items && <NavigationLinks items={item.items} />}
        </li>
      ))}
    </ul>
  );
}
