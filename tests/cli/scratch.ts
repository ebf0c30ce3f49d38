import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the files of one test file; it is gone afterwards. */
export function makeScratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the site's rules, to be changed. */
export function copyRules(scratch: string, name: string): string {
  const folder = join(scratch, name);
  cpSync('rules', folder, { recursive: true });
  return folder;
}
