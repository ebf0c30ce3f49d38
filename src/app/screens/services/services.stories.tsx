import * as states from '../../../../.storybook/parts/page-states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Services } from './services.tsx';

const meta = preview.meta({
  title: 'Pages/Services',
  component: Services,
  parameters: states.wholePage('/services'),
});

export const Success = meta.story({ ...states.success });

export const Loading = meta.story({ ...states.loading });

export const NotFoundByServer = meta.story({ ...states.missing });

export const ServerError = meta.story({ ...states.failing });

export const StaleCopy = meta.story({ ...states.stale });

export const OneRuleFailed = meta.story({ ...states.brokenRule });
