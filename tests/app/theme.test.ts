import { afterEach, expect, it, vi } from 'vitest';
import { showTheme } from '../../src/app/theme/show-theme.ts';
import { createThemeStore, themeKey } from '../../src/app/theme/theme-store.ts';
import { writeSiteData } from './support/write-site-data.ts';

const KEY = 'test-theme';
afterEach(() => localStorage.removeItem(KEY));

it('is light unless chosen otherwise', () => {
  expect(createThemeStore(KEY, localStorage).getState().theme).toBe('light');
  localStorage.setItem(KEY, 'purple');
  expect(createThemeStore(KEY, localStorage).getState().theme).toBe('light');
});

it('is kept in local storage', () => {
  createThemeStore(KEY, localStorage).getState().setTheme('dark');
  expect(localStorage.getItem(KEY)).toBe('dark');
  expect(createThemeStore(KEY, localStorage).getState().theme).toBe('dark');
});

it('works for a visitor who forbids storage', () => {
  const store = createThemeStore(KEY, null);
  store.getState().setTheme('dark');
  expect(store.getState().theme).toBe('dark');
});

it.each([
  ['forbids storage', null],
  ['has a full storage', { getItem: () => 'light', setItem: () => notStored() }],
])('keeps what was chosen for a visitor who %s, whatever is recalled later', (_name, storage) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const store = createThemeStore(KEY, storage as Storage | null);
  store.getState().setTheme('dark');
  store.getState().recall();
  expect(store.getState().theme).toBe('dark');
});

function notStored(): never {
  throw new DOMException('The quota is used up.', 'QuotaExceededError');
}

it('puts the one matching class on the root element', () => {
  const root = document.createElement('html');
  root.className = 'light other';
  showTheme('dark', root);
  expect(root.className).toBe('other dark');
  showTheme('system', root)();
  const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  expect(root.className).toBe(`other ${device}`);
});

it('has a key of its own for each brand', () => {
  expect(themeKey('Some Brand')).toBe('some-brand-theme');
});

it('is shown by theme.js before the application starts', async () => {
  const { default: source } = await import('../../public/theme.js?raw');
  const takeOut = writeSiteData({ brand: { name: 'Test' } });
  localStorage.setItem(KEY, 'dark');
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  document.documentElement.className = '';
  script.remove();
  takeOut();
});
