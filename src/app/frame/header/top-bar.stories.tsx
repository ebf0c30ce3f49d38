import { site } from 'virtual:site';
import { expect } from 'storybook/test';
import * as states from '../../../../.storybook/parts/states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { TopBar } from './top-bar.tsx';

const meta = preview.meta({
  title: 'Frame/Top bar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
});

/** Phone, mail and the quote on the dark bar; the first stop dials. */
export const Wide = meta.story({
  async play({ canvas, userEvent }) {
    const { href, label } = site.phones.newCustomers;
    const phone = canvas.getByRole('link', { name: new RegExp(`^${label}`) });
    await expect(phone).toHaveAttribute('href', href);
    await userEvent.tab();
    await expect(phone).toHaveFocus();
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const LongWords = meta.story({ ...states.longWords });

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
