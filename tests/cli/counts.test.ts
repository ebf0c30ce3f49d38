import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UsageError } from '../../src/cli/command.ts';
import { readCounts, writeCounts, type Counts } from '../../src/cli/live/counts.ts';
import { makeScratch } from './scratch.ts';

const scratch = makeScratch();
const counts: Counts = { version: 1, rules: {} };

it('two alarms at once keep counts, and leave nothing beside them', async () => {
  const folder = join(scratch, 'at-once');
  const file = join(folder, 'counts.json');
  await Promise.all(Array.from({ length: 8 }, () => writeCounts(file, counts)));
  expect(await readCounts(file)).toEqual(counts);
  expect(readdirSync(folder)).toEqual(['counts.json']);
});

it('a place that nothing can be written to is wrong usage, not a failure', async () => {
  const folder = join(scratch, 'a-folder');
  mkdirSync(folder);
  const writing = writeCounts(folder, counts);
  await expect(writing).rejects.toThrow(UsageError);
  await expect(writing).rejects.toThrow(/^The counts cannot be written: .*a-folder/);
});

it.each(['', 'null', '[]', '{ "version": 2, "rules": {} }', '{ "version": 1, "rules": null }'])(
  '%j are no counts',
  async (text) => {
    const file = join(scratch, 'other.json');
    writeFileSync(file, text);
    await expect(readCounts(file)).rejects.toThrow('holds no counts of this version');
  },
);
