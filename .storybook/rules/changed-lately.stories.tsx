import { history } from 'virtual:site';
import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { ChangedLately } from './changed-lately.tsx';

const meta = preview.meta({
  title: 'Rules/Changed lately',
  component: ChangedLately,
  tags: ['!autodocs'],
});

/**
 * What the history of this folder knows: the newest first, each with the pages on which it shows.
 */
export const History = meta.story({
  args: { history },
  async play({ canvas }) {
    await expect(canvas.queryAllByRole('article')).toHaveLength(history.length);
  },
});

/** A link for each page that changed, and what was written. */
export const OneChange = meta.story({
  args: {
    history: [
      {
        date: '2026-11-20',
        subject: 'Send readers of the old security page to endpoint security',
        patch: '@@ -1 +1 @@\n-  to: /security\n+  to: /endpoint-security',
        files: [
          { path: 'rules/everywhere/old-links.yaml', pages: ['home', 'about'] },
          { path: 'rules/pages/gone.yaml', pages: [] },
        ],
      },
    ],
  },
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: 'about' });
    await expect(link).toHaveAttribute('href', '?path=/story/pages-about--before-and-after');
    await userEvent.click(canvas.getByText('What was written'));
    await expect(canvas.getByText('+ to: /endpoint-security')).toBeVisible();
  },
});

/** Outside of git nothing is known, and that is said. */
export const NoHistory = meta.story({
  args: { history: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('This folder has no history of its rules.')).toBeVisible();
  },
});
