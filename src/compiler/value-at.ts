import type { Path } from './source-file.ts';

/** What stands at a path inside a value; undefined when nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Record<string, unknown> | null | undefined)?.[step],
    value,
  );
}
