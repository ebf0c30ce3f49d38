import { readFile, writeFile } from 'node:fs/promises';
import { compress, ENCODINGS, type Encoding, type Quality } from './compress.ts';

const TEXT = /\.(?:css|html|js|json|svg|txt|xml)$/;
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Those that stand beside other files, as a pattern for their names. */
export const COMPRESSED_FILES = Object.values(ENDINGS).map((ending) => `**/*${ending}`);

/**
 * Writes beside each file that is a text what it is when compressed, under the names by which
 * servers of files look for it: `index.html.gz`.
 */
export async function compressFiles(files: readonly string[], quality: Quality): Promise<void> {
  const texts = files.filter((file) => TEXT.test(file));
  await Promise.all(texts.map((file) => compressFile(file, quality)));
}

async function compressFile(file: string, quality: Quality): Promise<void> {
  const text = await readFile(file);
  const written = ENCODINGS.map(async (encoding) =>
    writeFile(file + ENDINGS[encoding], await compress(text, encoding, quality)),
  );
  await Promise.all(written);
}
