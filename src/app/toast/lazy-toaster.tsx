import { lazy, Suspense } from 'react';
import { useIsUsed } from '../first-view/use-is-used.ts';
import { Containment } from '../parts/containment.tsx';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** The notification area, loaded once the page is used: nobody waits for it. */
export function LazyToaster() {
  if (!useIsUsed()) return null;
  return (
    <Containment what="The notification area" fallback={null}>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </Containment>
  );
}
