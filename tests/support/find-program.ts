import { existsSync } from 'node:fs';
import { join } from 'node:path';

const SYSTEM = ['/usr/sbin', '/usr/local/sbin'];

/** Where a program is installed, or null. Those of the system count too, whoever runs the tests. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(':'), ...SYSTEM];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
