import { expect, fireEvent, fn } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { Button } from './button.tsx';

const meta = preview.meta({
  title: 'Parts/Button',
  component: Button,
  argTypes: {
    type: {
      control: 'select',
      options: ['button', 'submit', 'reset'],
      table: { type: { summary: '"button" | "submit" | "reset"' } },
    },
  },
  args: { children: 'Request a Quote', onClick: fn() },
});

/** What a form or a panel wants most; Enter and a click do the same. */
export const Primary = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** For dark grounds, where olive would sink. */
export const Gold = meta.story({ args: { look: 'gold' } });

/** What may be done beside it: an outline and no more. */
export const Quiet = meta.story({ args: { look: 'quiet' } });

/** For rows in which the usual size would be too loud. */
export const Small = meta.story({ args: { size: 'small' } });

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

/** Paler, and a click comes to nothing. */
export const Disabled = meta.story({
  args: { disabled: true, children: 'Sending...' },
  async play({ args, canvas }) {
    await fireEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const LongWords = meta.story({
  args: {
    children: 'Request a Telecommunicationsinfrastructureassessment for All of Your Offices',
  },
  ...states.smallWithLongWord,
});

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const ForcedColors = meta.story({ ...states.forcedColors });

export const DoubleText = meta.story({ ...states.doubleText });
