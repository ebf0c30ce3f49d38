import { useId, useState } from 'react';
import type { NavigationItem } from '../../../contract/site.ts';
import { Icon } from '../../parts/icon.tsx';
import styles from './mobile-menu.module.css';
import { NavigationLink } from './navigation-link.tsx';

interface Props {
  readonly item: NavigationItem;
  readonly onFollow: () => void;
}

/** A link of the menu, with the submenu that its button unfolds. */
export function MobileMenuEntry({ item, onFollow }: Props) {
  const [isOpen, setOpen] = useState(false);
  const submenu = useId();
  return (
    <li>
      <div className={styles.entry}>
        <NavigationLink item={item} className={styles.link} onClick={onFollow} />
        {item.items && (
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={isOpen}
            aria-controls={submenu}
            aria-label={`${item.label} submenu`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron" />
          </button>
        )}
      </div>
      {item.items && (
        <ul id={submenu} className={styles.submenu} hidden={!isOpen}>
          {item.items.map((inner) => (
            <MobileMenuEntry key={inner.href} item={inner} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </li>
  );
}
