import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { visitStore, type Visit } from '../page-body/visit-store.ts';

/** A page whose original is known. */
export type InspectedVisit = Visit & { readonly html: string };

/** The page that is shown as it was exported: nobody can follow its rules without. */
export type Original =
  | { readonly state: 'no-page' }
  | { readonly state: 'coming' }
  | { readonly state: 'failed'; readonly tryAgain: () => void }
  | { readonly state: 'known'; readonly visit: InspectedVisit };

/** Fetches the original of a page that the server has corrected. */
export function useOriginal(): Original {
  const shown = useStore(visitStore, ({ visit }) => visit);
  const [failed, setFailed] = useState<Visit | null>(null);
  const fetchOriginal = useCallback(() => {
    shown?.renew?.().catch((error: unknown) => {
      console.error('The page has no original.', error);
      setFailed(shown);
    });
  }, [shown]);
  useEffect(fetchOriginal, [fetchOriginal]);

  if (!shown) return { state: 'no-page' };
  if (isKnown(shown)) return { state: 'known', visit: shown };
  if (failed !== shown) return { state: 'coming' };
  return {
    state: 'failed',
    tryAgain() {
      setFailed(null);
      fetchOriginal();
    },
  };
}

function isKnown(visit: Visit): visit is InspectedVisit {
  return visit.html !== null;
}
