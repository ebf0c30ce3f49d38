import { useEffect, useState } from 'react';
import { ChangeList } from './change-list.tsx';
import { Frame } from './highlight.tsx';
import { setInspector, useInspector } from './inspector-store.ts';
import type { Touch } from './trace-writes.ts';
import type { Inspection } from './use-inspection.ts';

/** While the pointer asks: which rules touched what is under it, before and after. */
export function AskCard({ inspection }: { readonly inspection: Inspection }) {
  const mode = useInspector((state) => state.mode);
  return mode === 'ask' ? <Asking inspection={inspection} /> : null;
}

function Asking({ inspection }: { readonly inspection: Inspection }) {
  const { root } = inspection.visit;
  const [target, setTarget] = useState<Element | null>(null);
  useEffect(() => {
    const stopping = new AbortController();
    const options = { signal: stopping.signal, capture: true };
    const look = ({ target: under }: Event): void => {
      if (under instanceof Element && root.contains(under)) setTarget(under);
    };
    document.addEventListener('pointermove', look, options);
    document.addEventListener('focusin', look, options);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && rest(), options);
    return () => stopping.abort();
  }, [root]);

  const found = target && findTouches(target, inspection);
  return (
    <>
      {found && <Frame element={found.element} label="" />}
      <output className="card">
        {found ? (
          found.touches.map((touch, index) => (
            <div key={index}>
              <strong>{touch.ruleId}</strong>
              <ChangeList changes={touch.changes} />
            </div>
          ))
        ) : (
          <p>{target ? 'No rule touched this.' : 'Point at something on the page.'}</p>
        )}
      </output>
    </>
  );
}

/** The nearest element around the target that rules touched. */
function findTouches(target: Element, { touches, visit }: Inspection) {
  for (let element: Element | null = target; element && element !== visit.root;) {
    const around: Element = element;
    const found: Touch[] = touches.filter(({ elements }) => elements.includes(around));
    if (found.length > 0) return { element: around, touches: found };
    element = element.parentElement;
  }
  return null;
}

function rest(): void {
  setInspector({ mode: 'rest' });
}
