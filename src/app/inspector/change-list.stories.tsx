import { expect } from 'storybook/test';
import { drawsNothing } from '../../../.storybook/parts/draws-nothing.tsx';
import {
  insideInspector,
  partOfPanel,
} from '../../../.storybook/parts/inspector/inspector-stories.ts';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import type { Change } from '../../explain/explanation.ts';
import { ChangeList } from './change-list.tsx';

const renamed: Change = {
  kind: 'attribute',
  on: '<a>',
  name: 'href',
  before: '/managed-services',
  after: '/services/managed-it-services',
};

const meta = preview.meta({
  title: 'Inspector/Change list',
  component: ChangeList,
  ...partOfPanel,
  args: { changes: [renamed] },
});

export const OfEachKind = meta.story({
  args: {
    changes: [
      renamed,
      { kind: 'attribute', on: '<img>', name: 'alt', before: null, after: '' },
      { kind: 'text', on: '<p>', name: '', before: 'Suite 5', after: 'Suite 500' },
      { kind: 'added', on: '<section>', name: '', before: null, after: '<div data-component>' },
      { kind: 'removed', on: '<section>', name: '', before: '<p>', after: null },
      { kind: 'moved', on: '<main>', name: '', before: '<blockquote>', after: '<blockquote>' },
      { kind: 'replaced', on: '<section>', name: '', before: '<p>', after: '<h2>' },
      { kind: 'unwrapped', on: '<p>', name: '', before: '<a href="/old">', after: null },
    ],
  },
});

export const Many = meta.story({
  args: { changes: Array.from({ length: 20 }, () => renamed) },
  async play({ canvasElement }) {
    await expect(insideInspector(canvasElement).getByText('… and 8 more')).toBeVisible();
  },
});

export const Empty = meta.story({
  ...drawsNothing,
  args: { changes: [] },
  async play({ canvasElement }) {
    await expect(insideInspector(canvasElement).queryByRole('list')).toBeNull();
  },
});

export const LongWords = meta.story({
  args: {
    changes: [{ ...renamed, after: '/telecommunicationsinfrastructureassessments'.repeat(3) }],
  },
});

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
