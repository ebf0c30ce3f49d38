import { site } from 'virtual:site';
import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { ContactHero } from './contact-hero.tsx';

const meta = preview.meta({
  title: 'Insertable/Contact hero',
  component: ContactHero,
  parameters: { layout: 'fullscreen' },
});

/** The head of the contact page, with its one heading of level 1. */
export const Shown = meta.story({
  async play({ canvas }) {
    const { title } = site.screens.contact.hero;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  },
});

export const LongWords = meta.story({ ...states.small, ...states.longWords });

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
