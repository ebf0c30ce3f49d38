import type { MouseEventHandler } from 'react';
import { useLocation } from 'react-router-dom';
import { normalizePath } from '../../../contract/routes.ts';
import type { NavigationItem } from '../../../contract/site.ts';

interface Props {
  readonly item: NavigationItem;
  readonly className: string | undefined;
  /** Whether the pages below its own count as well. */
  readonly isSection?: boolean;
  readonly onClick?: MouseEventHandler;
}

/** A link of the navigation, which says when the page that is shown is its own. */
export function NavigationLink({ item, className, isSection = false, onClick }: Props) {
  const { pathname } = useLocation();
  const own = normalizePath(item.href);
  const shown = normalizePath(pathname);
  const isWithin = isSection && shown.startsWith(`${own}/`);
  const current = shown === own ? 'page' : isWithin;
  return (
    <a href={item.href} className={className} aria-current={current || undefined} onClick={onClick}>
      {item.label}
    </a>
  );
}
