import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOfLink } from '../prefetch/path-of-link.ts';

/** Makes the links in a page's body navigate inside the application, as links of the frame do. */
export function useLinkNavigation(host: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = host.current;
    const follow = (event: MouseEvent): void => {
      const address = addressToFollow(event);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [host, navigate]);
}

/** The path of a plain click on a link of this site; null for every other click. */
function addressToFollow(event: MouseEvent): string | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return null;
  const link = (event.target as Element).closest('a');
  const path = pathOfLink(link);
  return path === null ? null : `${path}${link?.search}${link?.hash}`;
}
