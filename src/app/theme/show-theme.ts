import type { Theme } from './theme-store.ts';

/** Puts the theme's class on the root element; `system` follows the device as long as it is chosen. */
export function showTheme(theme: Theme, root: HTMLElement): () => void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const shown = theme === 'system' ? (device.matches ? 'dark' : 'light') : theme;
    root.classList.remove('light', 'dark');
    root.classList.add(shown);
  };
  show();
  if (theme !== 'system') return () => {};
  device.addEventListener('change', show);
  return () => device.removeEventListener('change', show);
}
