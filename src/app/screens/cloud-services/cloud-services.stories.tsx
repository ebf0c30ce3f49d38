import { expect } from 'storybook/test';
import * as states from '../../../../.storybook/parts/page-states.ts';
import { doubleText, rightToLeft } from '../../../../.storybook/parts/states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { CloudServices } from './cloud-services.tsx';

const meta = preview.meta({
  title: 'Pages/Old address of cloud services',
  component: CloudServices,
  parameters: states.wholePage('/cloud-services'),
});

/** A loading text, and a tenth of a second later the page that is meant. */
export const LeadsOn = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading cloud services...')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** The page that is meant does not come, either. */
export const ServerError = meta.story({ ...states.failing });

export const RightToLeft = meta.story({ ...rightToLeft, ...states.success });

export const DoubleText = meta.story({ ...doubleText, ...states.success });
