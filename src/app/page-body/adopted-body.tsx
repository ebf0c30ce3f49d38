import { useRef } from 'react';
import type { PreparedBody } from '../first-view/first-view-context.ts';
import { useInnerHtml } from '../first-view/use-inner-html.ts';
import { useAdoptedVisit } from './use-adopted-visit.ts';

interface Props {
  readonly body: PreparedBody;
  /** The page's path as it was asked for. */
  readonly path: string;
}

/**
 * A page's body as the server has corrected it. React leaves alone what is in it: on the server it
 * writes the body, in a browser it takes the element as it stands.
 */
export function AdoptedBody({ body, path }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useAdoptedVisit(host, body.view, path);
  return <div ref={host} {...useInnerHtml(body.html)} />;
}
