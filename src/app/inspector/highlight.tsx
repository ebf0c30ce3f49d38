import { useEffect, useRef } from 'react';
import { elementsOf } from './elements-of.ts';
import { useInspector } from './inspector-store.ts';
import type { Inspection } from './use-inspection.ts';

const MOST = 60;
/** Pixels that a label takes above its frame. */
const LABEL_HEIGHT = 30;

/** Frames around the elements of the rule that is pointed at, and around the one that is picked. */
export function Highlight({ inspection }: { readonly inspection: Inspection }) {
  const lit = useInspector((state) => state.lit);
  const picked = useInspector((state) => state.picked);
  const elements = lit === null ? [] : elementsOf(lit, inspection).slice(0, MOST);
  return (
    <div className="frames" aria-hidden="true">
      {elements.map((element, index) => (
        <Frame key={index} element={element} label={index === 0 ? (lit ?? '') : ''} />
      ))}
      {picked && <Frame element={picked} label="picked" />}
    </div>
  );
}

/** A frame that stays around its element while the page scrolls or moves. */
export function Frame({ element, label }: { readonly element: Element; readonly label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let next = 0;
    const place = (): void => {
      const { top, left, width, height } = element.getBoundingClientRect();
      const style = frame.current?.style;
      frame.current?.toggleAttribute('data-cut', top < LABEL_HEIGHT);
      style?.setProperty('display', element.isConnected ? 'block' : 'none');
      style?.setProperty('transform', `translate(${left}px, ${top}px)`);
      style?.setProperty('width', `${width}px`);
      style?.setProperty('height', `${height}px`);
      next = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(next);
  }, [element]);
  return (
    <div ref={frame} className="frame">
      {label !== '' && <span>{label}</span>}
    </div>
  );
}
