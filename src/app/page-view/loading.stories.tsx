import { expect } from 'storybook/test';
import { hurryTime } from '../../../.storybook/parts/hurry-time.ts';
import { showsText } from '../../../.storybook/parts/page-states.ts';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { Loading } from './loading.tsx';

const meta = preview.meta({
  title: 'Page view/Loading',
  component: Loading,
  parameters: { layout: 'fullscreen' },
});

/** The outline of a page without a word: that it loads is read out, not seen. */
export const Silent = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Loading...')).toHaveAttribute('aria-live', 'polite');
  },
});

/** The outline of a page, and words that say what is awaited. */
export const WithText = meta.story({
  args: { text: 'Loading cloud services...', isShown: true },
});

/** What a visitor sees after four seconds. */
export const Slow = meta.story({
  parameters: states.inFrames('40rem'),
  beforeEach: hurryTime,
  play: showsText('This takes longer than usual.'),
});

export const LongWords = meta.story({
  args: { text: 'Loading telecommunicationsinfrastructureassessments...', isShown: true },
  ...states.smallWithLongWord,
});

export const DoubleText = meta.story({
  args: { text: 'Loading cloud services...', isShown: true },
  ...states.doubleText,
});

export const RightToLeft = meta.story({
  args: { text: 'Loading cloud services...', isShown: true },
  ...states.rightToLeft,
});
