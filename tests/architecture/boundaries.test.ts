import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

/** Which rooms a room may import from, and which packages. */
const ROOMS: Record<string, { rooms: string[]; packages: RegExp }> = {
  contract: { rooms: [], packages: /^$/ },
  engine: { rooms: ['contract'], packages: /^json-schema-to-ts$/ },
  compiler: {
    rooms: ['contract', 'engine'],
    packages: /^(@noble\/hashes|ajv|yaml|js-yaml|css-tree|fastest-levenshtein|tinyglobby|node:)/,
  },
  page: { rooms: ['contract', 'engine'], packages: /^dompurify$/ },
  explain: { rooms: ['contract', 'engine', 'page'], packages: /^fastest-levenshtein$/ },
  app: {
    rooms: ['contract', 'engine', 'page', 'explain'],
    packages: /^(react|@tanstack|zustand|radix-ui|embla|@fontsource)/,
  },
  server: {
    rooms: ['contract', 'engine', 'compiler', 'page'],
    packages: /^(node:|fastify|@fastify|yaml|ajv|tinyglobby|jsdom|vite$|pino$|nodemailer$|pg$)/,
  },
  cli: {
    rooms: ['contract', 'engine', 'compiler', 'page', 'explain', 'server'],
    packages: /^(node:|jsdom|tinyglobby|yaml|diff$|prettier$)/,
  },
};

const files = globSync('src/**/*.{ts,tsx}', { ignore: ['**/*.d.ts', '**/*.stories.tsx'] });

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
  /** Loaded when it is wanted, not with the file. */
  readonly isLazy: boolean;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;]*?from\s+'([^']+)'|import\('([^']+)'\)/g,
  );
  return [...statements].map(([, type, target, lazy]) => ({
    file,
    target: target ?? lazy ?? '',
    typeOnly: type !== undefined,
    isLazy: lazy !== undefined,
  }));
}

const roomOf = (path: string): string => path.split('/')[1] ?? '';

describe.each(Object.entries(ROOMS))('the room %s', (room, { rooms, packages }) => {
  const imports = files.filter((file) => roomOf(file) === room).flatMap(importsOf);

  it('has something in it', () => {
    expect(files.some((file) => roomOf(file) === room)).toBe(true);
  });

  it('imports only from the rooms left of it', () => {
    const strays = imports
      .filter(({ target }) => target.startsWith('.'))
      .map(({ file, target }) => ({ file, target: normalize(join(dirname(file), target)) }))
      .filter(({ target }) => target.startsWith('src/'))
      .filter(({ target }) => ![room, ...rooms].includes(roomOf(target)));
    expect(strays).toEqual([]);
  });

  it('uses only its own packages', () => {
    const strays = imports.filter(
      ({ target }) => !target.startsWith('.') && !packages.test(target),
    );
    expect(strays).toEqual([]);
  });
});

describe('the whole house', () => {
  it('has no file that leads back to itself', () => {
    const next = new Map(files.map((file) => [file, localImportsOf(file)]));
    const circles = files.filter((file) => reaches(file, file, next, new Set()));
    expect(circles).toEqual([]);
  });

  it('sanitizes in one place', () => {
    const importers = files.flatMap(importsOf).filter(({ target }) => target === 'dompurify');
    expect(importers.map(({ file }) => file)).toEqual(['src/page/purify.ts']);
  });

  it('knows no route by heart: no code of its own for a page', () => {
    const special = files.filter((file) =>
      /pathname\s*===|path\s*===\s*'\//.test(readFileSync(file, 'utf8')),
    );
    expect(special).toEqual([]);
  });
});

/** What is loaded later may lead back: it is there for that. */
function localImportsOf(file: string): string[] {
  const now = importsOf(file).filter(({ isLazy }) => !isLazy);
  const targets = now.map(({ target }) => target);
  const local = targets.filter((target) => target.startsWith('.'));
  return local.map((target) => normalize(join(dirname(file), target)));
}

function reaches(
  from: string,
  wanted: string,
  next: ReadonlyMap<string, readonly string[]>,
  seen: Set<string>,
): boolean {
  return (next.get(from) ?? []).some((target) => {
    if (target === wanted) return true;
    if (seen.has(target)) return false;
    seen.add(target);
    return reaches(target, wanted, next, seen);
  });
}
