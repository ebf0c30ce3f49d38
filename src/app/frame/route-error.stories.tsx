import { expect } from 'storybook/test';
import type { SiteChange } from '../../../.storybook/parts/in-site.tsx';
import { failing, wholePage } from '../../../.storybook/parts/page-states.ts';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { RouteError } from './route-error.tsx';

/** A screen of a page that does not know its page fails while it is drawn. */
const withoutPages: SiteChange = (data) => ({
  ...data,
  routes: data.routes.map(({ slug: _slug, ...route }) => route),
});

const meta = preview.meta({
  title: 'Frame/Route error',
  component: RouteError,
  parameters: { ...wholePage('/about-us'), site: withoutPages },
});

/** Header and footer stay, and the phone number is within reach. */
export const Shown = meta.story({
  async play(context) {
    await failing.play(context);
    await expect(context.canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(context.canvas.getByRole('contentinfo')).toBeVisible();
  },
});

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
