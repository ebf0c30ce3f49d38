import { site } from 'virtual:site';
import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { Logo } from './logo.tsx';

const meta = preview.meta({ title: 'Frame/Logo', component: Logo });

/** Dark letters on the light ground, named for the firm. */
export const OnLight = meta.story({
  globals: { theme: 'light' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(site.brand.name);
  },
});

/** A file of its own for the dark ground. */
export const OnDark = meta.story({
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
  async play({ canvas }) {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', '/images/logo-dark.svg');
  },
});

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const ForcedColors = meta.story({ ...states.forcedColors });

export const DoubleText = meta.story({ ...states.doubleText });
