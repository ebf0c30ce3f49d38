import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../parts/icon.tsx';
import { useSite } from '../../site/site-context.ts';
import { MobileMenuEntry } from './mobile-menu-entry.tsx';
import styles from './mobile-menu.module.css';

/** The navigation of small screens: a button and, below the header, the menu that it toggles. */
export function MobileMenu() {
  const { navigation } = useSite();
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useId();
  const isOpen = openOn === pathname;
  const close = (): void => setOpenOn(null);
  useEscape(isOpen, () => {
    close();
    button.current?.focus();
  });
  return (
    <div className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={menu}
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        onClick={() => setOpenOn(isOpen ? null : pathname)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <nav id={menu} className={styles.menu} aria-label="Menu" hidden={!isOpen}>
        <ul className={styles.list}>
          {navigation.map((item) => (
            <MobileMenuEntry key={item.href} item={item} onFollow={close} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

function useEscape(isOn: boolean, run: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = ({ key }: KeyboardEvent): void => void (key === 'Escape' && run());
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
