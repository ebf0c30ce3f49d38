import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as states from '../../../../.storybook/parts/page-states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { DirectPage } from './direct-page.tsx';

const meta = preview.meta({
  title: 'Pages/Service fetched directly',
  component: DirectPage,
  args: { endpoint: '/api/pages/services/cloud-services/backup-recovery' },
  parameters: states.wholePage('/services/cloud-services/backup-recovery'),
});

export const Success = meta.story({ ...states.success });

export const Loading = meta.story({ ...states.loading });

export const NotFoundByServer = meta.story({
  beforeEach: states.missing.beforeEach,
  play: offersHelp,
});

export const BothWaysFailed = meta.story({
  beforeEach: states.failing.beforeEach,
  play: offersHelp,
});

export const StaleCopy = meta.story({ ...states.stale });

export const OneRuleFailed = meta.story({ ...states.brokenRule });

async function offersHelp({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  const again = await canvas.findByRole('button', { name: 'Try Manual Fetch' });
  await expect(again).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Reload Page' })).toBeVisible();
}
