import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useSite } from '../site/site-context.ts';
import { showTheme } from './show-theme.ts';
import { ThemeContext } from './theme-context.ts';
import { createThemeStore, themeKey, type ThemeStore } from './theme-store.ts';

/** Another tab has stored something, or this page, kept whole while another one was shown, is back. */
const SIGNS_OF_CHANGE = ['storage', 'pageshow'] as const;

/** Keeps the theme and shows it on the root element. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const { brand } = useSite();
  const [store] = useState(() => createThemeStore(themeKey(brand.name), openStorage()));
  useLayoutEffect(() => followTheme(store), [store]);
  return <ThemeContext value={store}>{children}</ThemeContext>;
}

/** Shows the visitor's theme from the first frame on, also while what the server drew is taken over. */
function followTheme(store: ThemeStore): () => void {
  const { theme: first, recall } = store.getState();
  let stopShowing = showTheme(first, document.documentElement);
  const stopListening = store.subscribe(({ theme }) => {
    stopShowing();
    stopShowing = showTheme(theme, document.documentElement);
  });
  for (const sign of SIGNS_OF_CHANGE) addEventListener(sign, recall);
  return () => {
    for (const sign of SIGNS_OF_CHANGE) removeEventListener(sign, recall);
    stopListening();
    stopShowing();
  };
}

/** Reading `localStorage` throws where a visitor forbids it. */
function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
