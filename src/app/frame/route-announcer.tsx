import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusStart } from '../page-view/focus-start.ts';

/** After each change of route: the focus goes where the page begins, and its title is read out. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setTitle(document.title);
    const visit = new AbortController();
    focusStart(visit.signal);
    return () => visit.abort();
  }, [pathname]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
