import { createPath, type RouterProviderProps } from 'react-router-dom';
import { pathOfLink } from './path-of-link.ts';

type Router = RouterProviderProps['router'];

/**
 * Leads a plain click on a link of this site through the router, whoever has drawn the link: the
 * frame, a page's body or a component in it. So a link is a link, and knows of no router.
 * @returns the way to stop
 */
export function followLinks(within: Element, router: Router): () => void {
  const listening = new AbortController();
  const follow = (event: MouseEvent): void => {
    const address = addressToFollow(event);
    if (address === null) return;
    event.preventDefault();
    // As in a browser, the page that is shown is not left behind itself.
    const replace = createPath(router.state.location) === address;
    void router.navigate(address, { replace });
  };
  within.addEventListener('click', (event) => follow(event as MouseEvent), listening);
  return () => listening.abort();
}

/** Where a plain click on a link of this site leads; null for every other click. */
function addressToFollow(event: MouseEvent): string | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = pathOfLink(link);
  if (!link || path === null || isPlaceOnThisPage(link)) return null;
  return `${path}${link.search}${link.hash}`;
}

/** A browser takes the keyboard along to a place on the same page; a router only scrolls there. */
function isPlaceOnThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  const { location } = window;
  return hash !== '' && pathname + search === location.pathname + location.search;
}
