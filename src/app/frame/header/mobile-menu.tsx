import { useId } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useSite } from '../../site/site-context.ts';
import { MobileMenuEntry } from './mobile-menu-entry.tsx';
import styles from './mobile-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** The navigation of small screens: a button and, below the header, the menu that it toggles. */
export function MobileMenu() {
  const { navigation } = useSite();
  const { part, isOpen, setOpen } = useDisclosure<HTMLDivElement>();
  const menu = useId();
  return (
    <div ref={part} className={styles.root}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={menu}
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <nav id={menu} className={styles.menu} aria-label="Menu" hidden={!isOpen}>
        <ul className={styles.list}>
          {navigation.map((item) => (
            <MobileMenuEntry key={item.href} item={item} onFollow={() => setOpen(false)} />
          ))}
        </ul>
      </nav>
    </div>
  );
}
