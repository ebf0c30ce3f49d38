import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * Passes when there is a link for each item and the Tab key leads to the first. The story is left
 * at rest.
 */
export function linksAll(items: readonly unknown[]) {
  return async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    const links = canvas.queryAllByRole('link');
    await expect(links).toHaveLength(items.length);
    await userEvent.tab();
    if (!links[0]) return;
    await expect(links[0]).toHaveFocus();
    links[0].blur();
  };
}
