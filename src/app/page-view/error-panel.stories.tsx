import { expect, fn } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { ErrorPanel } from './error-panel.tsx';

const meta = preview.meta({
  title: 'Page view/Error panel',
  component: ErrorPanel,
  args: {
    title: 'Error Loading Content',
    text: 'We encountered a problem loading the page content. Please try again later.',
    action: { label: 'Try Again', run: fn() },
  },
});

/** What went wrong, what to do now, and a button that tries again, by key and by pointer. */
export const WithAction = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.action?.run).toHaveBeenCalledTimes(1);
  },
});

/** Without a sentence below the title no gap is left for it. */
export const TitleOnly = meta.story({ args: { title: 'Error loading content', text: '' } });

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const LongWords = meta.story({
  args: {
    title: 'Error loading content for: /industries/telecommunicationsinfrastructureassessments',
  },
  ...states.smallWithLongWord,
});

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
