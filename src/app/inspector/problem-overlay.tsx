import { useState } from 'react';
import { useStore } from 'zustand';
import { liveStore } from '../page-body/live/live-store.ts';

/** What is wrong with the rule files, in the words of the terminal, until it is mended or put away. */
export function ProblemOverlay() {
  const problem = useStore(liveStore, (news) => news.problem);
  const [seen, setSeen] = useState('');
  if (problem === '' || problem === seen) return null;
  return (
    <div className="problem" role="alert">
      <div className="bar">
        <strong>The page keeps its rules: the new ones are not right.</strong>
        <button type="button" onClick={() => setSeen(problem)}>
          Hide
        </button>
      </div>
      <pre>{problem}</pre>
    </div>
  );
}
