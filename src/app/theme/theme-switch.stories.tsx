import { expect, waitFor } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = preview.meta({ title: 'Frame/Theme switch', component: ThemeSwitch });

export const Choosing = meta.story({
  async play({ canvas, userEvent }) {
    const [light, dark] = canvas.getAllByRole('button');
    await userEvent.click(dark!);
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    light!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(light).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(document.documentElement).toHaveClass('light'));
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
