import { site } from 'virtual:site';
import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { IndustryCards } from './industry-cards.tsx';

const meta = preview.meta({ title: 'Insertable/Industry cards', component: IndustryCards });

export const All = meta.story({
  async play({ canvas, userEvent }) {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(site.industries.length);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
});

export const Empty = meta.story({
  ...states.without('industries'),
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const LongWords = meta.story({ ...states.longWords });

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
