import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = preview.meta({
  title: 'Frame/Skip link',
  component: SkipLink,
  parameters: states.inFrames('8rem'),
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} style={{ paddingBlockStart: '3rem' }}>
          <p>Press Tab: the link appears, and Enter leads here.</p>
        </main>
      </>
    ),
  ],
});

/** The first press of Tab brings it out over the page; Enter leads to the main part. */
export const Focus = meta.story({ ...states.focused, play: isReached });

export const RightToLeft = meta.story({ ...states.rightToLeft, play: isReached });

export const DoubleText = meta.story({ ...states.doubleText, play: isReached });

async function isReached({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
}
