import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../parts/button.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

const meta = preview.meta({
  title: 'Parts/Tooltip',
  component: Tooltip,
  // An element has no control: as text it would break the story.
  argTypes: { children: { control: false } },
  args: { text: 'Theme of this device', children: <Button look="quiet">Point at me</Button> },
  parameters: { layout: 'centered', ...states.inFrames('10rem') },
  decorators: [
    (Story) => (
      <TooltipProvider>
        <Story />
      </TooltipProvider>
    ),
  ],
});

/** By keyboard it is there at once. */
export const OnFocus = meta.story({
  async play(context) {
    await showByKeyboard(context);
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Theme of this device');
  },
});

/** Under the pointer it waits for 700 milliseconds. */
export const OnHover = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
});

export const LongWords = meta.story({
  args: { text: 'Telecommunicationsinfrastructureassessments for Everybody in Greater Houston' },
  ...states.smallWithLongWord,
  play: showByKeyboard,
});

export const RightToLeft = meta.story({ ...states.rightToLeft, play: showByKeyboard });

export const DoubleText = meta.story({ ...states.doubleText, play: showByKeyboard });

async function showByKeyboard({ userEvent }: Pick<StoryContext, 'userEvent'>): Promise<void> {
  await userEvent.tab();
  await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
}
