import { useEffect, useRef } from 'react';
import { toggleInspector, useInspector } from './inspector-store.ts';
import { Panel } from './panel.tsx';
import { ProblemOverlay } from './problem-overlay.tsx';

/** The button beside the page, the panel it opens, and what is wrong with the rule files. */
export function Inspector() {
  const isOpen = useInspector((state) => state.isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <ProblemOverlay />
      {!isOpen && (
        <button
          ref={button}
          type="button"
          className="opener"
          title="Alt+Shift+R"
          onClick={toggleInspector}
        >
          Rules
        </button>
      )}
      {isOpen && <Panel />}
    </>
  );
}
