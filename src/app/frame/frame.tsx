import { Outlet } from 'react-router-dom';
import { useWakingDocument } from '../first-view/waking.ts';
import { usePrefetch } from '../prefetch/use-prefetch.ts';
import { ScrollRestoration } from '../scroll/scroll-restoration.tsx';
import { Seo } from '../seo/seo.tsx';
import { LazyToaster } from '../toast/lazy-toaster.tsx';
import { useConnectionToasts } from '../toast/use-connection-toasts.ts';
import { Footer } from './footer/footer.tsx';
import styles from './frame.module.css';
import { FramePart } from './frame-part.tsx';
import { Header } from './header/header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SkipLink } from './skip-link.tsx';

const MAIN_ID = 'main';

/** Above the screen and below it. */
const PARTS = 2;

/** What surrounds every screen. */
export function Frame() {
  useConnectionToasts();
  usePrefetch();
  const wake = useWakingDocument(PARTS);
  return (
    <>
      <Seo />
      <FramePart onAwake={wake}>
        <SkipLink />
        <Header />
      </FramePart>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <FramePart onAwake={wake}>
        <Footer />
      </FramePart>
      <RouteAnnouncer />
      <LazyToaster />
      <ScrollRestoration />
    </>
  );
}
