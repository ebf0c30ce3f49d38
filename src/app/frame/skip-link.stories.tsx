import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = preview.meta({
  title: 'Frame/Skip link',
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          <p>Press Tab: the link appears, and Enter leads here.</p>
        </main>
      </>
    ),
  ],
});

export const Focus = meta.story({
  play: isReached,
});

export const RightToLeft = meta.story({ ...states.rightToLeft, play: isReached });

export const DoubleText = meta.story({ ...states.doubleText, play: isReached });

async function isReached({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
}
