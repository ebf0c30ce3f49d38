import { globSync } from 'tinyglobby';

/** Where WebKit's own small browser is installed, or null: beside its libraries, on no path. */
export function findMiniBrowser(): string | null {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', { absolute: true }).at(-1) ?? null;
}
