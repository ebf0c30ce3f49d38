import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../site/site-context.ts';
import { showTheme } from './show-theme.ts';
import { ThemeContext } from './theme-context.ts';
import { createThemeStore, themeKey } from './theme-store.ts';

/** Keeps the theme and shows it on the root element. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const { brand } = useSite();
  const [store] = useState(() => createThemeStore(themeKey(brand.name), openStorage()));
  const theme = useStore(store, (state) => state.theme);
  useLayoutEffect(() => showTheme(theme, document.documentElement), [theme]);
  return <ThemeContext value={store}>{children}</ThemeContext>;
}

/** Reading `localStorage` throws where a visitor forbids it. */
function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
