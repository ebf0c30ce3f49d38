import { expect } from 'storybook/test';
import {
  insideInspector,
  partOfPanel,
} from '../../../.storybook/parts/inspector/inspector-stories.ts';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { DraftsSwitch } from './drafts-switch.tsx';

const meta = preview.meta({
  title: 'Inspector/Drafts switch',
  component: DraftsSwitch,
  ...partOfPanel,
});

/** Rules that are drafts do not count on this page. */
export const Off = meta.story({
  async play({ canvasElement }) {
    await expect(insideInspector(canvasElement).getByRole('switch')).not.toBeChecked();
  },
});

/** Drafts count for whoever has switched them on, and for nobody else. */
export const On = meta.story({
  beforeEach() {
    document.cookie = 'rules-preview=development';
    return () => (document.cookie = 'rules-preview=; max-age=0');
  },
  async play({ canvasElement }) {
    await expect(insideInspector(canvasElement).getByRole('switch')).toBeChecked();
  },
});

/** Under a signed link there is nothing to choose. */
export const BySignedLink = meta.story({
  parameters: { isDesk: false },
  async play({ canvasElement }) {
    await expect(insideInspector(canvasElement).getByText('Drafts are shown.')).toBeVisible();
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
