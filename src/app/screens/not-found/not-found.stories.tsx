import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/parts/page-states.ts';
import * as states from '../../../../.storybook/parts/states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { NotFound } from './not-found.tsx';

const meta = preview.meta({
  title: 'Pages/Not found',
  component: NotFound,
  parameters: wholePage('/no/such/page'),
});

/** An address that leads nowhere, within the frame of the site. */
export const UnknownAddress = meta.story({
  async play({ canvas }) {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('404 - Page Not Found');
  },
});

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
