import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as states from '../../../../.storybook/parts/states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Footer } from './footer.tsx';

const meta = preview.meta({
  title: 'Frame/Footer',
  component: Footer,
  play: hasForm,
  parameters: { layout: 'fullscreen', ...states.inFrames('40rem') },
});

/** Addresses, links and the form on the dark ground; the form comes once it is nearly seen. */
export const Wide = meta.story({
  async play({ canvas, canvasElement }) {
    const privacy = await canvas.findByRole('link', { name: 'Privacy Policy' });
    await expect(privacy).toHaveAttribute('href', '/privacy');
    await hasForm({ canvas, canvasElement });
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

/** Where the firm has none, neither a heading nor a gap speaks of them. */
export const WithoutSocialLinks = meta.story({ ...states.without('social') });

export const LongWords = meta.story({
  ...states.longWords,
  async play({ canvasElement }) {
    await expect(canvasElement).not.toHaveTextContent('{year}');
  },
});

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });

/** It comes once it is nearly seen. */
async function hasForm(story: Pick<StoryContext, 'canvas' | 'canvasElement'>): Promise<void> {
  const { canvas, canvasElement } = story;
  canvasElement.querySelector('[data-island]')?.scrollIntoView({ block: 'center' });
  await expect(await canvas.findByRole('button', { name: 'Send Message' })).toBeEnabled();
  scrollTo(0, 0);
}
