import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A text that differs as soon as the folder or a file below it does: names, times, sizes. */
export async function describeFolder(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => null);
  if (names === null) return 'It cannot be read.';
  const lines = await Promise.all(names.map((name) => describeFile(join(folder, name))));
  return lines.toSorted().join('\n');
}

/** The same for one file; empty when there is none. */
export async function describeFile(path: string): Promise<string> {
  try {
    const { mtimeNs, size, ino } = await lstat(path, { bigint: true });
    return `${path} ${mtimeNs} ${size} ${ino}`;
  } catch {
    return '';
  }
}
