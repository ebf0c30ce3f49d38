import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** Where the inspector runs. */
export interface Desk {
  /** True under the development server: rules can be saved, and counted on all pages. */
  readonly isDesk: boolean;
  readonly queries: QueryClient;
}

export const DeskContext = createContext<Desk | null>(null);

/** Where the inspector runs. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskContext around it.');
  return desk;
}
