import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { actionTraits } from '../../src/compiler/rule/action-traits.ts';
import { actions } from '../../src/engine/actions/index.ts';
import { finders } from '../../src/engine/finders/index.ts';

const names = (pattern: string): string[] =>
  globSync(pattern, { onlyFiles: false, expandDirectories: false })
    .map((path) => path.replace(/\/$/, '').split('/').at(-1)?.replace('.ts', '') ?? '')
    .filter((name) => name !== 'index')
    .toSorted();

const RESERVED =
  'id why when selector action delay retry expect once enabled from until status routes except'.split(
    ' ',
  );

describe.each([
  ['actions', actions],
  ['finders', finders],
])('the list of %s', (kind, list) => {
  const listed = list.map(({ name }) => name);

  it('is alphabetical and holds every file of the folder', () => {
    expect(listed, `src/engine/${kind}/index.ts`).toEqual(names(`src/engine/${kind}/*.ts`));
  });

  it('has fixtures for each', () => {
    const folder = `tests/fixtures/${kind}`;
    expect(names(`${folder}/*`), folder).toEqual(listed);
  });

  it.each(list.map((entry) => [entry.name, entry] as const))('%s is documented', (_name, entry) => {
    expect(entry.summary).toMatch(/^[A-Z].*\.$/);
    for (const [option, schema] of Object.entries(entry.schema.properties)) {
      expect(schema, option).toHaveProperty('description');
    }
    for (const option of entry.schema.required)
      expect(entry.schema.properties).toHaveProperty([option]);
  });
});

describe('actions', () => {
  it('are all told about to the checks of rules', () => {
    const told = Object.keys(actionTraits);
    expect(told, 'src/compiler/rule/action-traits.ts').toEqual(actions.map(({ name }) => name));
  });

  it.each(actions.map((action) => [action.name, action] as const))(
    '%s uses no word of the rule itself',
    (_name, action) => {
      const clashes = Object.keys(action.schema.properties).filter((option) =>
        RESERVED.includes(option),
      );
      expect(clashes).toEqual([]);
    },
  );
});

describe('finders', () => {
  it.each(finders.map((finder) => [finder.name, finder] as const))(
    '%s is named by its first key',
    (name, finder) => {
      expect(finder.schema.required[0]).toBe(name);
    },
  );
});
