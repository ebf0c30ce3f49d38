import { site } from 'virtual:site';
import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { PhoneHelp } from './phone-help.tsx';

const meta = preview.meta({ title: 'Page view/Phone help', component: PhoneHelp });

/** The two ways to reach a person, each a link that dials or writes. */
export const Shown = meta.story({
  async play({ canvas }) {
    const { display, href } = site.phones.tollFree;
    await expect(canvas.getByRole('link', { name: display })).toHaveAttribute('href', href);
    const mail = canvas.getByRole('link', { name: site.email });
    await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const LongWords = meta.story({ ...states.small, ...states.longWords });

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
