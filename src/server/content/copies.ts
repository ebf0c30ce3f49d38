import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../replace-file.ts';

/** A page as it was when the source was last asked. */
export interface Copy {
  readonly html: string;
  readonly tag: string | null;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** Good copies of fetched pages, which survive a restart. */
export interface Copies {
  read(name: string): Promise<Copy | null>;
  write(name: string, copy: Copy): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Keeps copies in a folder; a copy that cannot be read or written is as good as none. */
export function openCopies(folder: string): Copies {
  const fileOf = (name: string): string => {
    return join(folder, `${createHash('sha256').update(name).digest('hex').slice(0, 32)}.json`);
  };
  return {
    async read(name) {
      try {
        const copy = JSON.parse(await readFile(fileOf(name), 'utf8')) as Copy & { name: string };
        return copy.name === name && isCopy(copy) ? copy : null;
      } catch {
        return null;
      }
    },
    write: (name, copy) => replaceFile(fileOf(name), JSON.stringify({ name, ...copy })),
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

function isCopy({ html, tag, fetchedAt }: Copy): boolean {
  const isTag = tag === null || typeof tag === 'string';
  return typeof html === 'string' && isTag && Number.isFinite(fetchedAt);
}
