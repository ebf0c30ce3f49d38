import { expect } from 'storybook/test';
import { drawsNothing } from '../../../.storybook/parts/draws-nothing.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Containment } from './containment.tsx';

const meta = preview.meta({
  title: 'Parts/Containment',
  component: Containment,
  // Elements have no control: as text they would break the story.
  argTypes: { fallback: { control: false }, children: { control: false } },
  args: {
    what: 'A part',
    fallback: <p>Shown instead.</p>,
    children: <p>Shown as long as nothing fails.</p>,
  },
});

/** As long as nothing fails, it is not noticed. */
export const Whole = meta.story();

/** A part that fails takes nothing else with it: something else stands in its place. */
export const Failed = meta.story({
  args: { children: <Failing /> },
  async play({ canvas }) {
    await expect(canvas.getByText('Shown instead.')).toBeVisible();
  },
});

function Failing(): never {
  throw new Error('This part fails on purpose.');
}

/** Where the part is so small that nothing has to take its place. */
export const FailedWithoutTrace = meta.story({
  ...drawsNothing,
  args: { children: <Failing />, fallback: null },
  async play({ canvas }) {
    await expect(canvas.queryByText('Shown as long as nothing fails.')).toBeNull();
  },
});
