import type { RuleFile } from './source-file.ts';

const FOLDERS = ['everywhere', 'pages'];

/** Files in `everywhere/` before those in `pages/` before others, each by path. */
export function orderFiles(files: readonly RuleFile[]): RuleFile[] {
  return files.toSorted(
    (one, other) => rank(one.path) - rank(other.path) || (one.path < other.path ? -1 : 1),
  );
}

function rank(path: string): number {
  const folders = path.split('/').slice(0, -1);
  const index = FOLDERS.findIndex((folder) => folders.includes(folder));
  return index === -1 ? FOLDERS.length : index;
}
