import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { ISLAND } from '../../contract/first-view.ts';
import { useInnerHtml } from '../first-view/use-inner-html.ts';
import { SiteContext } from '../site/site-context.ts';
import { useHydrated } from '../site/use-hydrated.ts';
import { useServerIsland } from './draw-on-server.ts';
import { findStanding } from './find-standing.ts';
import { openIsland } from './keep-islands.ts';

interface Props {
  /** Keeps the ids in it apart from all others in the document. */
  readonly id: string;
  /** The component's, as rules name it. */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/**
 * A component of the frame that comes alive when somebody comes near. As a tree of its own it never
 * keeps the rest from going on: React would not change the screen before a part of it is taken over.
 */
export function IslandSlot({ id, name: component, props }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const site = useContext(SiteContext);
  const html = useServerIsland({ id, component, props });
  const inner = useInnerHtml(html);
  const isDrawnAnew = useHydrated();
  const [moveIn] = useState(() => (isDrawnAnew ? findStanding(findIsland(id)) : null));
  const point = useRef({ id, component, props });
  useLayoutEffect(() => {
    if (!host.current) return;
    moveIn?.(host.current);
    const island = openIsland({ ...point.current, element: host.current }, site);
    return () => island.abort();
  }, [site, moveIn]);
  return <div ref={host} data-island={id} {...inner} />;
}

function findIsland(id: string): Element | null {
  return document.querySelector(`[${ISLAND}="${id}"]`);
}
