import { NavLink } from 'react-router-dom';
import type { NavigationItem } from '../../../contract/site.ts';
import styles from './navigation-links.module.css';

/** A list of links, each with the list that belongs to it. */
export function NavigationLinks({ items }: { readonly items: readonly NavigationItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.href}>
          <NavLink to={item.href} end className={styles.link!}>
            {item.label}
          </NavLink>
          {item.items && <NavigationLinks items={item.items} />}
        </li>
      ))}
    </ul>
  );
}
