import { site } from 'virtual:site';
import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { BlogTeasers } from './blog-teasers.tsx';

const meta = preview.meta({ title: 'Insertable/Blog teasers', component: BlogTeasers });

export const All = meta.story({
  async play({ canvas, userEvent }) {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(site.teasers.length);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
});

export const Empty = meta.story({
  ...states.without('teasers'),
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
