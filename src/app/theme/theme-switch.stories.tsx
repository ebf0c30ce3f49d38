import { expect, waitFor } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = preview.meta({ title: 'Frame/Theme switch', component: ThemeSwitch });

/** The chosen theme is pressed in, and the page follows at once. */
export const Choosing = meta.story({
  async play({ canvas, userEvent }) {
    const button = (name: string) => canvas.getByRole('button', { name });
    // The page notices a moment after it is drawn that it is used; then tooltips come, and once
    // they are there the buttons stay what they are.
    await waitFor(async () => {
      await userEvent.unhover(button('Dark theme'));
      await userEvent.hover(button('Dark theme'));
      await expect(button('Dark theme')).toHaveAttribute('data-state');
    });
    await userEvent.click(button('Dark theme'));
    await expect(button('Dark theme')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    button('Light theme').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Light theme')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(document.documentElement).toHaveClass('light'));
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const ForcedColors = meta.story({ ...states.forcedColors });

export const DoubleText = meta.story({ ...states.doubleText });
