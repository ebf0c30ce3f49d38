import type { StoryContext } from '@storybook/react-vite';
import { site } from 'virtual:site';
import { expect, spyOn, waitFor } from 'storybook/test';
import { drawsNothing } from '../../../.storybook/parts/draws-nothing.tsx';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { TestimonialCarousel } from './testimonial-carousel.tsx';

const count = site.testimonials.length;

const meta = preview.meta({
  title: 'Insertable/Testimonial carousel',
  component: TestimonialCarousel,
  play: isShown,
});

/** One quote at a time; from the first one back leads to the last. */
export const Plain = meta.story({
  async play({ canvas, userEvent }) {
    const next = await canvas.findByRole('button', { name: 'Next testimonial' });
    await userEvent.click(next);
    await waitFor(() => expect(shown(canvas)).toBe(`2 of ${count}`));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous testimonial' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous testimonial' }));
    await waitFor(() => expect(shown(canvas)).toBe(`${count} of ${count}`));
  },
});

/** Its first stop pauses it, and the dots lead to any quote. */
export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    const toggle = await canvas.findByRole('button', { name: /^(Pause|Play) testimonials$/ });
    // Who wants little motion finds it paused.
    const isMoving = toggle.ariaLabel === 'Pause testimonials';
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAccessibleName(`${isMoving ? 'Play' : 'Pause'} testimonials`);
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await waitFor(() => expect(shown(canvas)).toBe(`3 of ${count}`));
  },
});

/** For a page whose own ground is white. */
export const OnWhite = meta.story({ args: { background: 'white' } });

/** Three of the quotes. */
export const ShortEdition = meta.story({
  args: { edition: 'short' },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('article', { hidden: true })).toHaveLength(3);
  },
});

/** All quotes, those that have a brief text with that. */
export const BriefEdition = meta.story({ args: { edition: 'brief' } });

/** Without quotes there is no empty carousel. */
export const Empty = meta.story({
  ...states.without('testimonials'),
  ...drawsNothing,
  beforeEach: () => {
    spyOn(console, 'error');
  },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[class*="loading"]')).toBeNull());
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(console.error).not.toHaveBeenCalled();
  },
});

export const Focus = meta.story({ ...states.focused });

export const Hover = meta.story({ ...states.hovered });

export const LongWords = meta.story({ ...states.longWords });

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const ForcedColors = meta.story({ ...states.forcedColors });

export const DoubleText = meta.story({ ...states.doubleText });

/** It comes a little later than what stands around it. */
async function isShown({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  await expect(await canvas.findByRole('region', { name: 'Client testimonials' })).toBeVisible();
}

interface Canvas {
  readonly getByRole: (role: string, options?: object) => HTMLElement;
  readonly getAllByRole: (role: string, options?: object) => HTMLElement[];
}

/** `2 of 5` */
function shown(canvas: Canvas): string | null | undefined {
  const slides = canvas.getAllByRole('article', { hidden: true });
  return slides.find(({ dataset }) => dataset['active'] === 'true')?.getAttribute('aria-label');
}
