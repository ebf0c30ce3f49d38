import { Suspense } from 'react';
import { lazyPart } from '../first-view/lazy-part.ts';
import { useIsUsed } from '../first-view/use-is-used.ts';
import { Containment } from '../parts/containment.tsx';

const area = lazyPart('The notification area', async () => ({
  default: (await import('./toaster.tsx')).Toaster,
}));

/** The notification area, loaded once the page is used: nobody waits for it. */
export function LazyToaster() {
  if (!useIsUsed()) return null;
  return (
    <Containment what="The notification area" fallback={null}>
      <Suspense fallback={null}>
        <area.Part />
      </Suspense>
    </Containment>
  );
}
