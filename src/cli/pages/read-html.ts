import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { NOT_UTF_8 } from '../../compiler/yaml/guard-text.ts';
import { UsageError } from '../command.ts';

/**
 * An HTML file that a person names; a dash is standard input.
 * @throws UsageError when it cannot be read, or would be with other letters than were written
 */
export async function readHtml(file: string): Promise<string> {
  const bytes = file === '-' ? await buffer(process.stdin) : await readBytes(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${file}: ${NOT_UTF_8}`);
  }
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    throw new UsageError(`The file ${file} cannot be read.`);
  }
}
