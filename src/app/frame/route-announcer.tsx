import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusStart } from '../page-view/focus-start.ts';

/** After each change of route: the focus goes where the page begins, and its title is read out. */
export function RouteAnnouncer() {
  const location = useLocation();
  const shownPath = useRef(location.pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const isShown = shownPath.current === location.pathname;
    // A link to the page that is shown may have stood in a menu, which is closed by now.
    if (isShown && document.activeElement?.checkVisibility() !== false) return;
    shownPath.current = location.pathname;
    setTitle(document.title);
    const visit = new AbortController();
    focusStart(visit.signal);
    return () => visit.abort();
  }, [location]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
