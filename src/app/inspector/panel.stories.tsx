import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  correctedByServer,
  fillInside,
  focusedInside,
  forgetInspector,
  inspectedPage,
  insideInspector,
} from '../../../.storybook/parts/inspector/inspector-stories.ts';
import { answers } from '../../../.storybook/parts/page-states.ts';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { silence } from '../../../tests/support/answers.ts';
import { Inspector } from './inspector.tsx';

const meta = preview.meta({ title: 'Inspector/Panel', component: Inspector, ...inspectedPage });

/** Every rule of the page, with what it did, how long it took, and where it is written. */
export const Open = meta.story({
  async play({ canvasElement }) {
    const panel = insideInspector(canvasElement);
    await expect(await panel.findByRole('heading', { name: 'Rules on this page' })).toBeVisible();
    await expect((await rowsOf(panel)).length).toBeGreaterThan(10);
  },
});

/** What lies under the panel can be seen and picked once that has gone to the other side. */
export const OnTheOtherSide = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    const panel = insideInspector(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: /to the other side$/ }));
    await userEvent.click(await panel.findByRole('button', { name: 'Who wrote this?' }));
    await userEvent.hover(canvas.getByRole('heading', { name: 'Communities We Serve' }));
    await expect(await panel.findByText('<h2>', { selector: 'ins' })).toBeVisible();
  },
});

/** A long list is searched by name, file, state and reason. */
export const Searched = meta.story({
  async play({ canvasElement }) {
    const panel = insideInspector(canvasElement);
    const field = await panel.findByRole('searchbox');
    await fillInside(field, 'AREAS-served.yaml applied');
    await expect(await panel.findByText(/^\d rules say that\.$/)).toBeVisible();
    for (const row of await rowsOf(panel)) {
      await expect(row).toHaveTextContent(/applied.*areas-served\.yaml/);
    }
  },
});

/** What staff see first: a button in the corner. It opens the panel, and Escape closes that. */
export const Closed = meta.story({
  beforeEach: forgetInspector,
  async play({ canvasElement, userEvent }) {
    const inspector = insideInspector(canvasElement);
    const opener = inspector.getByRole('button', { name: 'Rules' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inspector.queryByRole('region')).toBeNull());
    await expect(focusedInside(canvasElement)).toHaveTextContent('Rules');
  },
});

const noPage = answers({ '/api/*': silence });

/** The page has not come: there are no rules to speak of, and that is said. */
export const NoPageBody = meta.story({
  beforeEach: noPage,
  async play({ canvasElement }) {
    const text = insideInspector(canvasElement).getByText('No page body is shown here.');
    await expect(text).toBeVisible();
  },
});

/** The server has corrected the page; its rules can be followed once its original is there. */
export const OriginalOnItsWay = meta.story({
  beforeEach: [noPage, correctedByServer(() => new Promise(() => {}))],
  async play({ canvasElement }) {
    const text = await insideInspector(canvasElement).findByText(/^Fetching the page/);
    await expect(text).toBeVisible();
  },
});

const failToRenew = fn(() => Promise.reject(new Error('The server is down.')));

/** The original cannot be had now: whoever asks again gets another try. */
export const NoOriginal = meta.story({
  beforeEach: [noPage, correctedByServer(failToRenew)],
  async play({ canvasElement, userEvent }) {
    const panel = insideInspector(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: 'Try Again' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('could not be fetched');
    await expect(failToRenew).toHaveBeenCalledTimes(2);
    await expect(focusedInside(canvasElement)).toHaveTextContent('Rules on this page');
  },
});

/** The rule that is pointed at lights up what it touched. */
export const LitUp = meta.story({
  async play({ canvasElement, userEvent }) {
    const panel = insideInspector(canvasElement);
    await userEvent.hover(await panel.findByRole('button', { name: 'typed-headings' }));
    await expect(
      await panel.findByText('typed-headings', { selector: '.frame span' }),
    ).toBeVisible();
  },
});

/** Pointed at, a heading tells which rule wrote it, before and after. */
export const WhoWroteThis = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    const panel = insideInspector(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: 'Who wrote this?' }));
    await expect(panel.getByText('Point at something on the page.')).toBeVisible();
    await userEvent.hover(canvas.getByRole('heading', { name: 'Communities We Serve' }));
    await expect(await panel.findByText('<h2>', { selector: 'ins' })).toBeVisible();
  },
});

/** Left of the line the page as it came. */
export const Compared = meta.story({
  async play({ canvasElement, userEvent }) {
    const panel = insideInspector(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: 'Compare' }));
    await expect(await panel.findByRole('slider')).toHaveValue('50');
    await expect(canvasElement.querySelector('[data-original]')).toBeVisible();
  },
});

/** Asked whether the page is right, a person finds the guilty rule in a few looks. */
export const SearchForCulprit = meta.story({
  async play({ canvasElement, userEvent }) {
    const panel = insideInspector(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: 'Find the culprit' }));
    await userEvent.click(await panel.findByRole('button', { name: 'It is right' }));
    await answerUntilFound(panel, userEvent);
    await expect(panel.getByText(/from this rule on the page is wrong/)).toBeVisible();
  },
});

/** Opened by a signed link, where nothing can be saved. */
export const BySignedLink = meta.story({
  parameters: { isDesk: false },
  async play({ canvasElement }) {
    const text = await insideInspector(canvasElement).findByText('Drafts are shown.');
    await expect(text).toBeVisible();
  },
});

export const Hover = meta.story({ ...states.hovered, play: isFilled });

export const Focus = meta.story({ ...states.focused, play: isFilled });

export const Narrow = meta.story({ ...states.narrow, play: isFilled });

export const RightToLeft = meta.story({ ...states.rightToLeft, play: isFilled });

export const DoubleText = meta.story({ ...states.doubleText, play: isFilled });

async function isFilled({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  await expect(await rowsOf(insideInspector(canvasElement))).not.toHaveLength(0);
}

type Inside = ReturnType<typeof insideInspector>;

/** Each answer waits for the page that the last one made. */
async function answerUntilFound(panel: Inside, user: StoryContext['userEvent']): Promise<void> {
  if (panel.queryByText(/^It is "/)) return;
  await user.click(panel.getByRole('button', { name: 'It is wrong' }));
  await answerUntilFound(panel, user);
}

function rowsOf(panel: Inside): Promise<HTMLElement[]> {
  return panel.findAllByRole('listitem');
}
