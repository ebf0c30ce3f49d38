import { useId } from 'react';
import type { NavigationItem } from '../../../contract/site.ts';
import { Icon } from '../../parts/icon.tsx';
import styles from './navigation.module.css';
import { NavigationLink } from './navigation-link.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { useDropdown } from './use-dropdown.ts';

/** One entry of the navigation: a link, and beside it a button when there is a dropdown. */
export function NavigationEntry({ item }: { readonly item: NavigationItem }) {
  const panel = useId();
  const { entry, isOpen, toggle, handlers } = useDropdown();
  const hasItems = item.items !== undefined && item.items.length > 0;
  return (
    <li ref={entry} className={styles.entry} {...(hasItems && handlers)}>
      <NavigationLink item={item} className={styles.link} isSection />
      {hasItems && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={panel}
            aria-label={`${item.label} menu`}
            onClick={toggle}
          >
            <Icon name="chevron" />
          </button>
          <div id={panel} className={styles.panel} hidden={!isOpen}>
            <NavigationLinks items={item.items} />
          </div>
        </>
      )}
    </li>
  );
}
