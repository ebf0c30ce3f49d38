import { site } from 'virtual:site';
import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { Hero } from './hero.tsx';

const { hero } = site.screens.contact;

const meta = preview.meta({
  title: 'Parts/Hero',
  component: Hero,
  args: { texts: { ...hero, link: { label: 'Contact Us', href: '/contact' } } },
  parameters: { layout: 'fullscreen' },
});

/** Title, text and one way on, readable over any picture. */
export const WithLink = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/contact');
  },
});

/** Without a link no gap is left for it. */
export const TextOnly = meta.story({
  args: { texts: { title: hero.title, text: hero.text, image: hero.image } },
});

/** The picture is gone: the ground below it carries the words. */
export const BrokenPicture = meta.story({
  args: { texts: { ...hero, image: '/images/gone.svg' } },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const LongWords = meta.story({
  args: {
    texts: {
      ...hero,
      title: 'Telecommunicationsinfrastructureassessments for Everybody in Greater Houston',
      text: `${hero.text} ${hero.text} ${hero.text}`,
    },
  },
  ...states.smallWithLongWord,
});

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
