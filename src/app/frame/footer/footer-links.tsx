import type { NavigationItem } from '../../../contract/site.ts';
import { useSite } from '../../site/site-context.ts';
import styles from './footer.module.css';

/** The main navigation once more, all unfolded: it also serves visitors without JavaScript. */
export function FooterLinks() {
  const { navigation } = useSite();
  return (
    <nav className={styles.links} aria-label="Footer">
      <h2 className={styles.heading}>On this site</h2>
      <ul>
        {navigation.flatMap(flatten).map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function flatten(item: NavigationItem): NavigationItem[] {
  return [item, ...(item.items ?? []).flatMap(flatten)];
}
