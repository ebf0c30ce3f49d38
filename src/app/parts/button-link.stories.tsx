import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { ButtonLink } from './button.tsx';

const meta = preview.meta({
  title: 'Parts/Button link',
  component: ButtonLink,
  args: { href: '/contact', children: 'Contact Us' },
});

/** Looks like a button and is a link: it leads somewhere. */
export const Primary = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/contact');
  },
});

/** For dark grounds, where olive would sink. */
export const Gold = meta.story({ args: { look: 'gold' } });

/** What may be followed beside it: an outline and no more. */
export const Quiet = meta.story({ args: { look: 'quiet' } });

/** For rows in which the usual size would be too loud. */
export const Small = meta.story({ args: { size: 'small' } });

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const LongWords = meta.story({
  args: { children: 'Request a Telecommunicationsinfrastructureassessment for All Offices' },
  ...states.smallWithLongWord,
});

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const ForcedColors = meta.story({ ...states.forcedColors });

export const DoubleText = meta.story({ ...states.doubleText });
