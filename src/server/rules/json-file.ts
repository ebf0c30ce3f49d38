import { readFile } from 'node:fs/promises';
import { replaceFile } from '../replace-file.ts';

/** Replaces a JSON file as a whole; see `replaceFile`. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await replaceFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Reads a JSON file; null when it is not there or no JSON. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch {
    return null;
  }
}
