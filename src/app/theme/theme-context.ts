import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ThemeState, ThemeStore } from './theme-store.ts';

export const ThemeContext = createContext<ThemeStore | null>(null);

/** The visitor's theme and the way to change it. */
export function useTheme(): ThemeState {
  const store = useContext(ThemeContext);
  if (!store) throw new Error('useTheme needs a ThemeContext around it.');
  return useStore(store);
}
