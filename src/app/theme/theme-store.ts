import { createStore, type StoreApi } from 'zustand';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const DEFAULT: Theme = 'light';

export interface ThemeState {
  readonly theme: Theme;
  readonly setTheme: (theme: Theme) => void;
  /** Takes over what is stored, which may have been chosen in another tab. */
  readonly recall: () => void;
}

export type ThemeStore = StoreApi<ThemeState>;

/** The storage key of a brand's theme. `public/theme.js` makes the same one. */
export function themeKey(brandName: string): string {
  return `${brandName.toLowerCase().replace(/\W+/g, '-')}-theme`;
}

/** The visitor's theme, kept in local storage; light unless chosen otherwise. */
export function createThemeStore(key: string, storage: Storage | null): ThemeStore {
  /** Else the visitor's choice is known here alone. */
  let isKept = storage !== null;
  const store = createStore<ThemeState>((set) => ({
    theme: DEFAULT,
    setTheme(theme) {
      isKept = writeTheme(key, theme, storage);
      set({ theme });
    },
    recall: () => isKept && set({ theme: readTheme(key, storage) }),
  }));
  // Afterwards, so that the first state is the one that the server has drawn.
  store.getState().recall();
  return store;
}

function readTheme(key: string, storage: Storage | null): Theme {
  try {
    const stored = storage?.getItem(key);
    return themes.find((theme) => theme === stored) ?? DEFAULT;
  } catch {
    return DEFAULT;
  }
}

/**
 * A visitor who forbids storage keeps the theme until the next page load.
 * @returns false when it could not be stored
 */
function writeTheme(key: string, theme: Theme, storage: Storage | null): boolean {
  try {
    storage?.setItem(key, theme);
    return storage !== null;
  } catch (error) {
    console.warn('The theme could not be stored.', error);
    return false;
  }
}
