import { useEffect, useState, type ComponentType } from 'react';
import { lazyModule } from '../first-view/lazy-module.ts';
import { loadPatiently } from '../first-view/load-patiently.ts';
import { useIsUsed } from '../first-view/use-is-used.ts';
import { Containment } from '../parts/containment.tsx';

const area = lazyModule(() =>
  loadPatiently(
    () => import('./toaster.tsx'),
    (error) => console.error('The notification area could not be loaded.', error),
  ),
);

/**
 * The notification area, loaded once the page is used: nobody waits for it. Suspense would hold the
 * page up: React takes over no more of a document while it keeps back what was waited for.
 */
export function LazyToaster() {
  const isUsed = useIsUsed();
  const [Area, setArea] = useState<ComponentType>(() => Nothing);
  useEffect(() => {
    if (isUsed) void area.load().then(({ Toaster }) => setArea(() => Toaster));
  }, [isUsed]);
  return (
    <Containment what="The notification area" fallback={null}>
      <Area />
    </Containment>
  );
}

function Nothing() {
  return null;
}
