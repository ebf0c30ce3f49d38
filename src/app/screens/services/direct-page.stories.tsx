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

/** The page as its server gave it, corrected like every other. */
export const Success = meta.story({ ...states.success });

/** The server has not answered yet. */
export const Loading = meta.story({ ...states.loading });

/** Both ways to the page know nothing of it: help, and the phone. */
export const NotFoundByServer = meta.story({
  beforeEach: states.missing.beforeEach,
  play: offersHelp,
});

/** Both ways to the page are down: help, and the phone. */
export const BothWaysFailed = meta.story({
  beforeEach: states.failing.beforeEach,
  play: offersHelp,
});

/** A copy of yesterday looks like the page itself. */
export const StaleCopy = meta.story({ ...states.stale });

/** One rule breaks; the page and all other rules go on. */
export const OneRuleFailed = meta.story({ ...states.brokenRule });

async function offersHelp({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  const again = await canvas.findByRole('button', { name: 'Try Manual Fetch' });
  await expect(again).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Reload Page' })).toBeVisible();
}
