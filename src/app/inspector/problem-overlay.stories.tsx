import { badSave, strangeRoute } from 'virtual:site';
import { expect } from 'storybook/test';
import { drawsNothing } from '../../../.storybook/parts/draws-nothing.tsx';
import {
  insideInspector,
  overPage,
} from '../../../.storybook/parts/inspector/inspector-stories.ts';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { liveStore } from '../page-body/live/live-store.ts';
import { ProblemOverlay } from './problem-overlay.tsx';

const meta = preview.meta({
  title: 'Inspector/Problem',
  component: ProblemOverlay,
  ...overPage,
  beforeEach() {
    liveStore.setState({ problem: badSave, isRefused: true });
    return () => liveStore.setState(liveStore.getInitialState(), true);
  },
});

/** A rule without its action was saved: the words of the terminal. */
export const BadSave = meta.story({
  async play({ canvasElement }) {
    const alert = insideInspector(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('The page keeps its rules');
    await expect(alert).toHaveTextContent('broken-rule');
  },
});

/** A rule for a page that is not there was saved: it is live, and worth a look. */
export const WordOfWarning = meta.story({
  beforeEach: () => liveStore.setState({ problem: strangeRoute, isRefused: false }),
  async play({ canvasElement }) {
    const note = insideInspector(canvasElement).getByRole('status');
    await expect(note).toHaveTextContent('The new rules are live.');
    await expect(note).toHaveTextContent('Did you mean "/about"?');
  },
});

/** Hidden by hand, until the next save. */
export const PutAway = meta.story({
  ...drawsNothing,
  tags: ['!autodocs'],
  async play({ canvasElement, userEvent }) {
    const inspector = insideInspector(canvasElement);
    await userEvent.click(inspector.getByRole('button', { name: 'Hide' }));
    await expect(inspector.queryByRole('alert')).toBeNull();
  },
});

/** Hidden by hand, mended, and made again: a mistake that comes back is told as one that is new. */
export const ComesBack = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => liveStore.setState({ problem: strangeRoute, isRefused: false }),
  async play({ canvasElement, userEvent }) {
    const inspector = insideInspector(canvasElement);
    await userEvent.click(inspector.getByRole('button', { name: 'Hide' }));
    await expect(inspector.queryByRole('status')).toBeNull();
    liveStore.setState({ problem: '' });
    await expect(inspector.queryByRole('status')).toBeNull();
    liveStore.setState({ problem: strangeRoute });
    await expect(await inspector.findByRole('status')).toBeVisible();
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
