import { expect, fn } from 'storybook/test';
import * as states from '../../../../.storybook/parts/states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { TroubleshootingPanel } from './troubleshooting-panel.tsx';

const meta = preview.meta({
  title: 'Page view/Troubleshooting panel',
  component: TroubleshootingPanel,
  args: { endpoint: '/api/pages/services/cloud-services/backup-recovery', onFetch: fn() },
  parameters: { path: '/services/cloud-services/backup-recovery' },
});

/** What was asked for, what may help, and a button that asks once more. */
export const BothWaysFailed = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Manual Fetch' }));
    await expect(args.onFetch).toHaveBeenCalledTimes(2);
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const LongWords = meta.story({
  args: { endpoint: '/api/pages/services/telecommunicationsinfrastructureassessments' },
  ...states.small,
  parameters: {
    ...states.smallWithLongWord.parameters,
    path: '/services/telecommunicationsinfrastructureassessments',
  },
});

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
