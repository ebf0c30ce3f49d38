import { useSite } from '../../site/site-context.ts';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import { Logo } from '../logo.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { useHeaderHeight } from './use-header-height.ts';

/** The sticky header: top bar, logo, navigation. */
export function Header() {
  const { brand } = useSite();
  const header = useHeaderHeight();
  return (
    <header ref={header} className={styles.header}>
      <TopBar />
      <div className={styles.bar}>
        <a href="/" className={styles.home} aria-label={`${brand.fullName}, home page`}>
          <Logo />
        </a>
        <Navigation />
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}
