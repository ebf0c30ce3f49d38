import type { Indexer } from 'storybook/internal/types';
import { describeFixture } from './describe-fixture.ts';

/** Lists each fixture folder as a story of its own in the side bar. */
export const indexFixtures: Indexer = {
  test: /\/(?:rule|page)\.yaml$/,
  async createIndex(fileName, { makeTitle }) {
    const story = describeFixture(fileName);
    if (!story) return [];
    const { title, name, exportName } = story;
    const entry = { type: 'story', importPath: fileName, exportName, name } as const;
    return [{ ...entry, title: makeTitle(title), tags: ['!autodocs'] }];
  },
};
