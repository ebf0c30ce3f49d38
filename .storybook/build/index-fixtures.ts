import type { Indexer } from 'storybook/internal/types';
import { readFixture } from './read-fixture.ts';

/** Lists the stories of each fixture folder in the side bar. */
export const indexFixtures: Indexer = {
  test: /\/(?:rule|page)\.yaml$/,
  async createIndex(importPath, { makeTitle }) {
    const fixture = await readFixture(importPath);
    if (!fixture) return [];
    const title = makeTitle(fixture.described.title);
    return fixture.described.stories.map((story) => ({
      ...story,
      type: 'story',
      importPath,
      title,
      tags: ['!autodocs'],
    }));
  },
};
