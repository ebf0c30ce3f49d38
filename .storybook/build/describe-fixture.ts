/** A fixture folder, as its stories are named for it. */
export interface FixtureStories {
  /** `Rules/Actions/hide`, `Pages/Areas served`. */
  readonly title: string;
  readonly kind: 'action' | 'finder' | 'page';
  readonly stories: readonly StoryName[];
}

export interface StoryName {
  readonly exportName: string;
  /** `hides what is found`; without it Storybook makes one of the export's. */
  readonly name?: string;
}

const CASE = /\/tests\/fixtures\/(actions|finders)\/([\w-]+)\/([\w-]+)\/rule\.yaml$/;
const PAGE = /\/tests\/fixtures\/pages\/([\w-]+)\/page\.yaml$/;

/** What every page is shown in; `storiesOfPage` makes a story of each. */
export const PAGE_STORIES = [
  'Success',
  'Loading',
  'NotFoundByServer',
  'ServerError',
  'StaleCopy',
  'OneRuleFailed',
  'BeforeAndAfter',
] as const;

/**
 * Names the stories of a fixture's `rule.yaml` or `page.yaml`; null for every other file.
 * @param pageName as the page is called, where its folder does not spell that well
 */
export function describeFixture(file: string, pageName?: string): FixtureStories | null {
  const [, kind = '', subject = '', folder = ''] = CASE.exec(file) ?? [];
  if (kind !== '') {
    const title = `Rules/${capitalize(kind)}/${subject}`;
    const stories = [nameStory(folder)];
    return { title, kind: kind === 'finders' ? 'finder' : 'action', stories };
  }
  const page = PAGE.exec(file)?.[1];
  if (page === undefined) return null;
  const title = `Pages/${pageName ?? capitalize(page.replaceAll('-', ' '))}`;
  return { title, kind: 'page', stories: PAGE_STORIES.map((exportName) => ({ exportName })) };
}

function nameStory(folder: string): StoryName {
  return {
    name: folder.replaceAll('-', ' '),
    exportName: folder.split('-').map(capitalize).join(''),
  };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
