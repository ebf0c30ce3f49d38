import type { Indexer } from 'storybook/internal/types';
import { describeFixture } from './describe-fixture.ts';

/** Lists the stories of each fixture folder in the side bar. */
export const indexFixtures: Indexer = {
  test: /\/(?:rule|page)\.yaml$/,
  async createIndex(importPath, { makeTitle }) {
    const fixture = describeFixture(importPath);
    if (!fixture) return [];
    const title = makeTitle(fixture.title);
    return fixture.stories.map((story) => ({
      ...story,
      type: 'story',
      importPath,
      title,
      tags: ['!autodocs'],
    }));
  },
};
