import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { compress, ENCODINGS, type Encoding } from './compress.ts';

const TEXTS = '**/*.{css,html,js,json,svg,txt,xml}';
/** Bytes; less fits into one packet anyway. */
const WORTH_IT = 1_000;

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Those that stand beside other files. */
export const COMPRESSED_FILES = Object.values(ENDINGS).map((ending) => `**/*${ending}`);

/**
 * Writes beside each text in a folder what it is when compressed, under the names by which servers
 * of files look for it: `index.html.gz`.
 */
export async function compressFolder(folder: string, quality: 9 | 11): Promise<void> {
  const files = await glob(TEXTS, { cwd: folder });
  await Promise.all(files.map((file) => compressFile(join(folder, file), quality)));
}

async function compressFile(file: string, quality: 9 | 11): Promise<void> {
  const text = await readFile(file);
  if (text.length < WORTH_IT) return;
  const written = ENCODINGS.map(async (encoding) =>
    writeFile(file + ENDINGS[encoding], await compress(text, encoding, quality)),
  );
  await Promise.all(written);
}
