import { basename, dirname } from 'node:path';

/** A fixture folder, as a story is named for it. */
export interface FixtureStory {
  /** `Rules/Actions/hide`. */
  readonly title: string;
  /** `hides what is found`. */
  readonly name: string;
  readonly exportName: string;
  /** `actions`, `finders` or `pages`. */
  readonly kind: string;
}

const STORY_FILE = /\/tests\/fixtures\/(actions|finders|pages)\/.+\/(?:rule|page)\.yaml$/;

/** Names the story of a fixture's `rule.yaml` or `page.yaml`; null for every other file. */
export function describeFixture(file: string): FixtureStory | null {
  const kind = STORY_FILE.exec(file)?.[1];
  if (kind === undefined) return null;
  const folder = basename(dirname(file));
  const subject = kind === 'pages' ? '' : `/${basename(dirname(dirname(file)))}`;
  return {
    title: `Rules/${capitalize(kind)}${subject}`,
    name: folder.replaceAll('-', ' '),
    exportName: folder.split('-').map(capitalize).join(''),
    kind,
  };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
