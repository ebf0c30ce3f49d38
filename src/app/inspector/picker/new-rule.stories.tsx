import { expect, waitFor } from 'storybook/test';
import {
  deskAnswers,
  fillInside,
  inspectedPage,
  inspectedPart,
  insideInspector,
  type Played,
} from '../../../../.storybook/parts/inspector/inspector-stories.ts';
import { answers } from '../../../../.storybook/parts/page-states.ts';
import * as states from '../../../../.storybook/parts/states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inspector } from '../inspector.tsx';

const meta = preview.meta({
  title: 'Inspector/New rule',
  component: Inspector,
  ...inspectedPart(
    'From an element that is picked on the page to a rule in its file, tried before it is saved.',
  ),
  beforeEach: [inspectedPage.beforeEach, answers(deskAnswers)],
});

/** A click on the page chooses an element; the lasting ways to find it come first. */
export const Picked = meta.story({ play: pick });

/** Without a pointer the arrow keys go through the page, and Enter chooses. */
export const PickedByKeyboard = meta.story({
  async play({ canvasElement, userEvent }) {
    const panel = insideInspector(canvasElement);
    const button = await panel.findByRole('button', { name: 'New rule: pick' });
    button.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await expect((await panel.findAllByRole('radio')).length).toBeGreaterThan(0);
  },
});

/** Whoever wants more than what was clicked on goes up from there. */
export const WhatIsAround = meta.story({
  async play(context) {
    await pick(context);
    const panel = insideInspector(context.canvasElement);
    await context.userEvent.click(panel.getByRole('button', { name: 'Take what is around it' }));
    await expect(await panel.findByText('<div class="et_pb_text_inner">')).toBeVisible();
    await expect(panel.getByText(/container-of: { heading: Communities We Serve }/)).toBeVisible();
  },
});

/** As soon as its options are complete, the rule is at work on this page alone. */
export const Tried = meta.story({
  async play(context) {
    await pick(context);
    const panel = insideInspector(context.canvasElement);
    await chooseAction(context);
    await expect(await panel.findByText(/^Tried on this page: applied, 1 found/)).toBeVisible();
    await expect(context.canvas.getByTitle('Where we work')).toBeVisible();
  },
});

/** The draft is gone, and with it what it wrote on the page. */
export const PutAway = meta.story({
  async play(context) {
    await pick(context);
    await chooseAction(context);
    const panel = insideInspector(context.canvasElement);
    await context.userEvent.click(panel.getByRole('button', { name: 'Put it away' }));
    await waitFor(() => expect(context.canvas.queryByTitle('Where we work')).toBeNull());
  },
});

export const Narrow = meta.story({ ...states.narrow, play: pick });

export const RightToLeft = meta.story({ ...states.rightToLeft, play: pick });

export const DoubleText = meta.story({ ...states.doubleText, play: pick });

async function pick({ canvas, canvasElement, userEvent }: Played): Promise<void> {
  const panel = insideInspector(canvasElement);
  await userEvent.click(await panel.findByRole('button', { name: 'New rule: pick' }));
  await userEvent.click(canvas.getByRole('heading', { name: 'Communities We Serve' }));
  const [best] = await panel.findAllByRole('radio');
  await expect(best).toBeChecked();
  await expect(await panel.findByText(/1 on 1 of all pages/)).toBeVisible();
}

async function chooseAction({ canvasElement, userEvent }: Played): Promise<void> {
  const panel = insideInspector(canvasElement);
  await userEvent.selectOptions(panel.getByLabelText('Action'), 'set-attribute');
  await fillInside(panel.getByLabelText('name'), 'title');
  await fillInside(panel.getByLabelText('value'), 'Where we work');
}
