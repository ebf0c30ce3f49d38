import { useState } from 'react';
import { useStore } from 'zustand';
import { liveStore } from '../page-body/live/live-store.ts';

/**
 * What is wrong with the rule files, in the words of the terminal, until it is mended or put away.
 * What is live and only worth a look is told when it is saved, not to every page that is opened.
 */
export function ProblemOverlay() {
  const { hash, problem, isRefused } = useStore(liveStore);
  const [seen, setSeen] = useState<string | null>(null);
  if (seen === null && hash !== null) setSeen(isRefused ? '' : problem);
  if (seen && problem === '') setSeen('');
  if (problem === '' || problem === seen) return null;
  return (
    <div className="problem" data-refused={isRefused} role={isRefused ? 'alert' : 'status'}>
      <div className="bar">
        <strong>{isRefused ? REFUSED : LIVE}</strong>
        <button type="button" onClick={() => setSeen(problem)}>
          Hide
        </button>
      </div>
      <pre>{problem}</pre>
    </div>
  );
}

const REFUSED = 'The page keeps its rules: the new ones are not right.';
const LIVE = 'The new rules are live. Please look at this:';
