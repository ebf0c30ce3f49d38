import { cut } from './diagnostic.ts';
import type { Complaint } from './passage.ts';
import type { Path } from './source-file.ts';

/**
 * What is wrong with `heading:Our Team`: without a space it is one long key to YAML. Null for a key
 * that begins with none of those that are known there; where all are known, none need be given.
 */
export function findMissingSpace(at: Path, known?: readonly string[]): Complaint | null {
  const [, key = '', rest = ''] = /^([\w-]+):(\S.*)$/.exec(String(at.at(-1))) ?? [];
  if (key === '' || known?.includes(key) === false) return null;
  const message = 'A space is missing after the colon.';
  return { code: 'R011', at, message, onKey: true, suggestion: cut(`${key}: ${rest}`) };
}
