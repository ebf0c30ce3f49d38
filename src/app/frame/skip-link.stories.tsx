import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = preview.meta({
  title: 'Frame/Skip link',
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          <p>Press Tab: the link appears, and Enter leads here.</p>
        </main>
      </>
    ),
  ],
});

export const Focused = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
});
