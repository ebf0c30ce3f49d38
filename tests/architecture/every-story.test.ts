import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { describeFixture } from '../../.storybook/build/describe-fixture.ts';
import * as sharedStates from '../../.storybook/parts/states.ts';

const ROOT = 'src/app/';

/** What every component is shown in, unless it cannot be in it. */
const STATES = ['Hover', 'Focus', 'LongWords', 'RightToLeft', 'DoubleText'];

const PAGE_STATES = [
  'Success',
  'Loading',
  'NotFoundByServer',
  'ServerError',
  'StaleCopy',
  'OneRuleFailed',
  'BeforeAndAfter',
];

const exceptions = [
  { because: 'it draws nothing of its own', states: STATES, of: ['parts/containment'] },
  {
    because: 'it is a picture',
    states: ['Hover', 'Focus', 'LongWords'],
    of: ['frame/logo', 'parts/icon'],
  },
  {
    because: 'nothing in it can be pressed',
    states: ['Hover', 'Focus'],
    of: ['insertable/contact-hero', 'inspector/change-list', 'page-view/loading'],
  },
  {
    because: 'its words are fixed',
    states: ['LongWords'],
    of: [
      'frame/skip-link',
      'inspector/drafts-switch',
      'inspector/picker/action-choice',
      'inspector/picker/save-rule',
      'inspector/problem-overlay',
      'theme/theme-switch',
    ],
  },
  { because: 'nobody sees it without focus', states: ['Hover'], of: ['frame/skip-link'] },
  {
    because: 'its parts have stories of their own',
    states: ['Hover', 'Focus', 'LongWords'],
    of: [
      'frame/route-error',
      'inspector/picker/new-rule',
      'screens/cloud-services/cloud-services',
      'screens/not-found/not-found',
    ],
  },
  {
    because: 'its parts have stories of their own',
    states: ['Hover', 'Focus'],
    of: ['inspector/rule-row'],
  },
  {
    because: 'its parts have stories of their own',
    states: ['LongWords'],
    of: ['inspector/panel'],
  },
  {
    because: 'it shows what pages show',
    states: STATES,
    of: ['screens/services/direct-page'],
  },
];

const files = globSync(`${ROOT}**/*.stories.tsx`);

const storiesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

const cannotBe = (component: string): string[] =>
  exceptions.filter(({ of }) => of.includes(component)).flatMap(({ states }) => states);

/** States that bring words with them on what is to be seen. */
const worded = Object.entries<object>(sharedStates)
  .filter(([, state]) => (state as { parameters?: { docs?: object } }).parameters?.docs)
  .map(([name]) => name);

const WORDS = new RegExp(`\\.{3}(?:states\\.)?(?:${worded.join('|')}|saying)\\b`);

/** Stories without a sentence, above them or of their state, on what is to be seen. */
function silentStories(file: string): string[] {
  const parts = readFileSync(file, 'utf8').split(/^export const (?=\w+ = meta\.story\()/m);
  return parts.slice(1).flatMap((part, index) => {
    const [story = ''] = part.split(/\);$/m);
    const hasWords = parts[index]?.endsWith('*/\n') || WORDS.test(story);
    return hasWords ? [] : (/^\w+/.exec(story) ?? []);
  });
}

describe.each(files)('%s', (file) => {
  const impossible = cannotBe(file.slice(ROOT.length).replace('.stories.tsx', ''));
  const stories = storiesOf(file);
  const isShown = (state: string): boolean => stories.some((story) => story.endsWith(state));

  it('shows each state that the component can be in, and no other', () => {
    expect(STATES.filter(isShown)).toEqual(STATES.filter((state) => !impossible.includes(state)));
  });
});

describe('stories', () => {
  const all = globSync([...files, '.storybook/**/*.stories.tsx'], { dot: true });

  it.each(all)('of %s say what is to be seen and judged', (file) => {
    expect(silentStories(file)).toEqual([]);
  });

  it('know no exception for a component that is gone', () => {
    const known = exceptions.flatMap(({ of }) => of).map((name) => `${ROOT}${name}.stories.tsx`);
    expect(known.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('are there for each folder that has a style sheet', () => {
    const styled = globSync(`${ROOT}**/*.css`, { ignore: `${ROOT}design/**` }).map(dirname);
    const shown = new Set(files.map(dirname));
    expect([...new Set(styled)].filter((folder) => !shown.has(folder))).toEqual([]);
  });

  it('of a page have the address that links to them expect', () => {
    for (const page of globSync('tests/fixtures/pages/*/page.yaml', { absolute: true })) {
      const folder = basename(dirname(page));
      const { name = folder } = parse(readFileSync(page, 'utf8')) as { readonly name?: string };
      expect(name.toLowerCase().replaceAll(/\W+/g, '-')).toBe(folder);
    }
  });

  it('show each page of the site in every state', () => {
    const pages = globSync('tests/fixtures/pages/*/page.yaml', { absolute: true });
    expect(pages).not.toEqual([]);
    for (const page of pages) {
      const names = describeFixture(page)?.stories.map(({ exportName }) => exportName);
      expect(names, page).toEqual(PAGE_STATES);
    }
  });
});
