import { Suspense, useEffect, type ReactNode } from 'react';

interface Props {
  /** Called once it is taken over, or drawn. */
  readonly onAwake: () => void;
  readonly children: ReactNode;
}

/**
 * A part of the frame that is taken over by itself: where a browser has translated the texts that
 * the server wrote, React draws this part anew, and leaves all others as they stand.
 */
export function FramePart({ onAwake, children }: Props) {
  return (
    <Suspense>
      {children}
      <AfterDrawing then={onAwake} />
    </Suspense>
  );
}

function AfterDrawing({ then }: { readonly then: () => void }) {
  useEffect(then, [then]);
  return null;
}
