import { useLayoutEffect, useRef, useState } from 'react';
import type { PreparedBody } from '../first-view/first-view-context.ts';
import { useInnerHtml } from '../first-view/use-inner-html.ts';
import { useHydrated } from '../site/use-hydrated.ts';
import { findStanding } from './find-standing.ts';
import { useAdoptedVisit } from './use-adopted-visit.ts';

interface Props {
  readonly body: PreparedBody;
  /** The page's path as it was asked for. */
  readonly path: string;
  /** It is left, or is not in its document. */
  readonly onLeave?: () => void;
}

/**
 * A page's body as the server has corrected it. React leaves alone what is in it: on the server it
 * writes the body, in a browser it takes the element as it stands, or has the body put into it.
 */
export function AdoptedBody({ body, path, onLeave }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const isDrawnAnew = useHydrated() && body.html === '';
  const [moveIn] = useState(() => (isDrawnAnew ? findStanding(findBody()) : null));
  useLayoutEffect(() => {
    if (host.current) moveIn?.(host.current);
  }, [moveIn]);
  useAdoptedVisit(host, body, path, onLeave);
  return <div ref={host} {...useInnerHtml(body.html)} />;
}

/** The place of the body that came with the document. */
function findBody(): Element | null | undefined {
  return document.querySelector('.page-body')?.parentElement;
}
