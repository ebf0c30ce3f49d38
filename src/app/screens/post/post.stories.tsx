import * as states from '../../../../.storybook/parts/page-states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Post } from './post.tsx';

const meta = preview.meta({
  title: 'Pages/Blog post',
  component: Post,
  parameters: states.wholePage('/cloud-backup-recovery-a-crucial-investment-for-your-business'),
});

export const Success = meta.story({ ...states.success });

export const Loading = meta.story({ ...states.loading });

export const NotFoundByServer = meta.story({ ...states.missing });

export const ServerError = meta.story({ ...states.failing });

export const StaleCopy = meta.story({ ...states.stale });

export const OneRuleFailed = meta.story({ ...states.brokenRule });
