import { site } from 'virtual:site';
import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { ContactDetails } from './contact-details.tsx';

const meta = preview.meta({ title: 'Insertable/Contact details', component: ContactDetails });

/** Phones, mail, offices and hours as the site has them; the numbers dial. */
export const All = meta.story({
  async play({ canvas }) {
    const { display, href } = site.phones.tollFree;
    await expect(canvas.getByRole('link', { name: display })).toHaveAttribute('href', href);
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const LongWords = meta.story({ ...states.longWords });

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
