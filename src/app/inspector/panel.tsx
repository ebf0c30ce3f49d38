import { useEffect, useRef, type RefObject } from 'react';
import { AskCard } from './ask-card.tsx';
import { BisectPanel } from './bisect-panel.tsx';
import { Compare } from './compare.tsx';
import { CopyButton } from './copy-button.tsx';
import { DraftsSwitch } from './drafts-switch.tsx';
import { Highlight } from './highlight.tsx';
import {
  changeSide,
  HOST_ID,
  setInspector,
  toggleInspector,
  useInspector,
} from './inspector-store.ts';
import { NoContent } from './no-content.tsx';
import { NewRule } from './picker/new-rule.tsx';
import { usePicking } from './picker/use-picking.ts';
import { startBisection } from './bisect.ts';
import { RuleList } from './rule-list.tsx';
import { useInspection, type Inspection } from './use-inspection.ts';
import { useOriginal } from './use-original.ts';
import { writeReport } from './write-report.ts';

/** Every rule of the page that is shown: what it did, how long it took, where it is written. */
export function Panel() {
  const original = useOriginal();
  const inspection = useInspection(original.state === 'known' ? original.visit : null);
  const side = useInspector((state) => state.side);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = (): void => heading.current?.focus();
  useEffect(focusHeading, []);
  useEffect(closeOnEscape, []);
  usePicking(inspection?.visit.root ?? null);
  return (
    <>
      <section className="panel" data-side={side} aria-labelledby="inspector-title">
        <Header heading={heading} />
        {inspection ? (
          <Content inspection={inspection} />
        ) : (
          <NoContent original={original} onTry={focusHeading} />
        )}
      </section>
      {inspection && <Highlight inspection={inspection} />}
      {inspection && <AskCard inspection={inspection} />}
    </>
  );
}

function Header({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <header className="bar">
      <h2 id="inspector-title" ref={heading} tabIndex={-1}>
        Rules on this page
      </h2>
      <button
        type="button"
        className="side"
        aria-label="Move the panel to the other side"
        onClick={changeSide}
      >
        To the other side
      </button>
      <button type="button" onClick={toggleInspector}>
        Close
      </button>
    </header>
  );
}

function Content({ inspection }: { readonly inspection: Inspection }) {
  const isComparing = useInspector((state) => state.isComparing);
  const bisection = useInspector((state) => state.bisection);
  const picked = useInspector((state) => state.picked);
  const { rules, visit } = inspection;
  return (
    <div className="content">
      <Toolbar inspection={inspection} />
      {bisection && <BisectPanel rules={rules} search={bisection} />}
      {isComparing && <Compare visit={visit} />}
      {picked && <NewRule element={picked} inspection={inspection} />}
      <p className="quiet">
        {visit.path}, {rules.length} rules, set {visit.rules.hash}
      </p>
      <RuleList inspection={inspection} />
    </div>
  );
}

function Toolbar({ inspection }: { readonly inspection: Inspection }) {
  const mode = useInspector((state) => state.mode);
  const isComparing = useInspector((state) => state.isComparing);
  const count = inspection.rules.length;
  return (
    <div className="toolbar">
      <button type="button" aria-pressed={mode === 'ask'} onClick={() => switchMode('ask')}>
        Who wrote this?
      </button>
      <button type="button" aria-pressed={mode === 'pick'} onClick={() => switchMode('pick')}>
        New rule: pick
      </button>
      <button
        type="button"
        aria-pressed={isComparing}
        onClick={() => setInspector({ isComparing: !isComparing, mode: 'rest' })}
      >
        Compare
      </button>
      <button type="button" onClick={() => setInspector({ bisection: startBisection(count) })}>
        Find the culprit
      </button>
      <CopyButton label="Copy report" text={() => writeReport(inspection)} />
      <DraftsSwitch />
    </div>
  );

  function switchMode(next: 'ask' | 'pick'): void {
    setInspector({ mode: mode === next ? 'rest' : next });
  }
}

/** Inside the panel Escape closes it; on the page Escape belongs to the page. */
function closeOnEscape(): () => void {
  document.addEventListener('keydown', closeIfInside);
  return () => document.removeEventListener('keydown', closeIfInside);
}

function closeIfInside({ key, target }: KeyboardEvent): void {
  if (key === 'Escape' && (target as Element).id === HOST_ID) toggleInspector();
}
