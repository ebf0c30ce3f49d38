import { spawnSync } from 'node:child_process';

/** Compares the stories with their pictures and tries the docs pages; with `--update` it makes new ones. */
const wishes = process.argv.slice(2);
const isUpdate = wishes.includes('--update');
const others = wishes.filter((wish) => wish !== '--update');

const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config',
    'tests/visual/playwright.config.ts',
    ...(isUpdate ? ['--update-snapshots=all'] : []),
    ...others,
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
