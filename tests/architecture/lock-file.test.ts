import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

it('the lock file names no download address', () => {
  const named = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
  expect(named.map(([path]) => path)).toEqual([]);
});

// npm leaves out what its registry does not have; `npm ci` then refuses the whole file.
it('the lock file has an entry for every optional part, also of other systems', () => {
  const paths = Object.keys(packages);
  const wanted = Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies ?? {}),
  );
  expect(
    wanted.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`))),
  ).toEqual([]);
});
