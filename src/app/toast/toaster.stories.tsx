import { expect, screen, waitFor } from 'storybook/test';
import { drawsNothing } from '../../../.storybook/parts/draws-nothing.tsx';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { useToasts, type NewToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const meta = preview.meta({
  title: 'Frame/Toaster',
  component: Toaster,
  beforeEach: () => () => useToasts.getState().remove(),
  parameters: states.inFrames('12rem'),
});

const lost: NewToast = {
  title: 'The connection is lost',
  text: 'Pages and forms wait until it is back.',
};

/** What has happened, in the corner, without taking the focus. */
export const Shown = meta.story({
  async play() {
    await show(lost);
    await expect(screen.getByText(lost.title)).toBeVisible();
  },
});

/** One line, where one says it all. */
export const TitleOnly = meta.story({ play: () => show({ title: 'The connection is back' }) });

/** Its button has put it away. */
export const ClosedByPointer = meta.story({
  ...drawsNothing,
  async play({ userEvent }) {
    await show(lost);
    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(screen.queryByText(lost.title)).toBeNull());
  },
});

/** F8 leads to the notification area, Escape closes the toast. */
export const ClosedByKeyboard = meta.story({
  ...drawsNothing,
  async play({ userEvent }) {
    await show(lost);
    await userEvent.keyboard('{F8}{Tab}{Escape}');
    await waitFor(() => expect(screen.queryByText(lost.title)).toBeNull());
  },
});

export const Hover = meta.story({ ...states.hovered, play: () => show(lost) });

export const Focus = meta.story({ ...states.focused, play: () => show(lost) });

export const LongWords = meta.story({
  ...states.smallWithLongWord,
  play: () =>
    show({
      title: 'Telecommunicationsinfrastructureassessments are not to be had',
      text: `${lost.text} ${lost.text} ${lost.text}`,
    }),
});

export const RightToLeft = meta.story({ ...states.rightToLeft, play: () => show(lost) });

export const DoubleText = meta.story({ ...states.doubleText, play: () => show(lost) });

/** Radix counts its toasts after they are drawn, and lets no pointer in before. */
async function show(toast: NewToast): Promise<void> {
  useToasts.getState().add(toast);
  const close = await screen.findByRole('button', { name: 'Close notification' });
  await waitFor(() => expect(getComputedStyle(close).pointerEvents).not.toBe('none'));
}
