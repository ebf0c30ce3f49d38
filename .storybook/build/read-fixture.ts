import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { describeFixture, type FixtureStories } from './describe-fixture.ts';

/** A fixture's `rule.yaml` or `page.yaml`, and the stories that are made of it. */
export interface Fixture {
  readonly text: string;
  readonly described: FixtureStories;
}

/** Reads a fixture; null for every other file. */
export async function readFixture(file: string): Promise<Fixture | null> {
  if (!describeFixture(file)) return null;
  const text = await readFile(file, 'utf8');
  const { name } = parse(text) as { readonly name?: string };
  const described = describeFixture(file, name);
  return described && { text, described };
}
