import { expect, spyOn } from 'storybook/test';
import {
  insideInspector,
  partOfPanel,
} from '../../../.storybook/parts/inspector/inspector-stories.ts';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { CopyButton } from './copy-button.tsx';

const meta = preview.meta({
  title: 'Inspector/Copy button',
  component: CopyButton,
  ...partOfPanel,
  args: { label: 'Copy report', text: () => 'Rules on /areas-served\n- typed-headings: applied' },
});

/** For two seconds the button says that it is done. */
export const Copied = meta.story({
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  async play({ args, canvasElement, userEvent }) {
    const panel = insideInspector(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Copy report' }));
    await expect(await panel.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.text());
  },
});

/** Where the browser does not let it: the text, to be copied by hand. */
export const ByHand = meta.story({
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error()),
  async play({ args, canvasElement, userEvent }) {
    const panel = insideInspector(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Copy report' }));
    await expect(await panel.findByRole('textbox')).toHaveValue(args.text());
  },
});

export const LongWords = meta.story({
  args: { label: 'Copy the report on Telecommunicationsinfrastructureassessments' },
  ...states.smallWithLongWord,
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
