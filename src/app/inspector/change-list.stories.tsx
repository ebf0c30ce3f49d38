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
  argTypes: { changes: { table: { type: { summary: 'readonly Change[]' } } } },
  args: { changes: [renamed] },
});

/**
 * What was there is crossed with a minus, what came with a plus, and an empty value is told from
 * none.
 */
export const OfEachKind = meta.story({
  args: {
    changes: [
      renamed,
      { kind: 'attribute', on: '<div>', name: 'hidden', before: null, after: '' },
      { kind: 'attribute', on: '<img>', name: 'alt', before: 'Map', after: '' },
      { kind: 'text', on: '<p>', name: '', before: 'Suite 5', after: 'Suite 500' },
      { kind: 'added', on: '<section>', name: '', before: null, after: '<div data-component>' },
      { kind: 'removed', on: '<section>', name: '', before: '<p>', after: null },
      { kind: 'moved', on: '<main>', name: '', before: '<blockquote>', after: '<blockquote>' },
      { kind: 'replaced', on: '<section>', name: '', before: '<p>', after: '<h2>' },
      { kind: 'unwrapped', on: '<p>', name: '', before: '<a href="/old">', after: null },
    ],
  },
  async play({ canvasElement }) {
    const list = insideInspector(canvasElement);
    await expect(list.getByText('set, without a value').parentElement).toHaveTextContent('hidden');
    await expect(list.getByText('(empty)').parentElement).toHaveTextContent('alt');
  },
});

/** After a dozen the rest is counted, so that the panel stays short. */
export const Many = meta.story({
  args: { changes: Array.from({ length: 20 }, () => renamed) },
  async play({ canvasElement }) {
    await expect(insideInspector(canvasElement).getByText('… and 8 more')).toBeVisible();
  },
});

/** A rule that wrote nothing needs no list. */
export const Empty = meta.story({
  ...drawsNothing,
  args: { changes: [] },
  async play({ canvasElement }) {
    await expect(insideInspector(canvasElement).queryByRole('list')).toBeNull();
  },
});

/** An address longer than the panel is wide: it breaks within its line. */
export const LongWords = meta.story({
  args: {
    changes: [{ ...renamed, after: '/telecommunicationsinfrastructureassessments'.repeat(3) }],
  },
});

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
