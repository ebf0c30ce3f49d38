import { useEffect, useState } from 'react';
import { focusStart, isFocusTaken } from './focus-start.ts';

/**
 * Tries again for somebody who has asked for it. The button goes with the failure that it stood in:
 * the focus is led on to the heading that comes, unless the visitor has meanwhile gone elsewhere.
 * @param onFailure for a try that leaves everything as it stands, with the focus where it is
 */
export function useRetry(
  refetch: () => Promise<unknown>,
  onFailure?: (error: unknown) => void,
): () => void {
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    if (answers === 0 || isFocusTaken()) return;
    const leaving = new AbortController();
    focusStart(leaving.signal);
    return () => leaving.abort();
  }, [answers]);
  return () => void refetch().then(() => setAnswers((count) => count + 1), onFailure);
}
