import { expect, fn, waitFor } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { SuccessPanel } from './success-panel.tsx';

const meta = preview.meta({
  title: 'Contact form/Success panel',
  component: SuccessPanel,
  args: {
    title: 'Thank you for contacting us!',
    text: 'We have received your message and will get back to you as soon as possible.',
    hasFocus: true,
    onAgain: fn(),
  },
});

/** The panel takes the focus, so that it is read out; the button is one stop further. */
export const Thanks = meta.story({
  async play({ args, canvas, canvasElement, userEvent }) {
    // A test draws at once; in a browser of its own the story is seen before its effects are run.
    await waitFor(() => expect(canvasElement.querySelector('[tabindex="-1"]')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAgain).toHaveBeenCalledTimes(2);
  },
});

/** Without a text no gap is left for it. */
export const TitleOnly = meta.story({ args: { text: '' } });

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const LongWords = meta.story({
  args: {
    title: 'Thank you for your Telecommunicationsinfrastructureassessmentrequest!',
    text: 'Disasterrecoverypreparednessassessments are made by people, and they answer soon.',
  },
  ...states.smallWithLongWord,
});

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
