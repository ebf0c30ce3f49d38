import { lazy, Suspense } from 'react';
import { useHydrated } from '../site/use-hydrated.ts';
import { Containment } from '../parts/containment.tsx';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** The notification area, loaded beside the page: nobody waits for it. */
export function LazyToaster() {
  if (!useHydrated()) return null;
  return (
    <Containment what="The notification area" fallback={null}>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </Containment>
  );
}
