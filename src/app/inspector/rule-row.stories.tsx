import { rules } from 'virtual:site';
import { expect, within } from 'storybook/test';
import {
  inspectedPart,
  insideInspector,
  type Played,
} from '../../../.storybook/parts/inspector/inspector-stories.ts';
import { answers, brokenRule } from '../../../.storybook/parts/page-states.ts';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { json } from '../../../tests/support/answers.ts';
import { makeRule } from '../../../tests/support/rule.ts';
import { Inspector } from './inspector.tsx';

const meta = preview.meta({
  title: 'Inspector/Rule',
  component: Inspector,
  ...inspectedPart('A rule of the list, opened: what it did on this page, or why it did nothing.'),
});

/** What it wrote, before and after. */
export const Applied = meta.story({
  async play(context) {
    const rule = await expand('typed-headings', context);
    await expect(rule.getByText('applied')).toBeVisible();
    await expect(await rule.findAllByText('<h2>', { selector: 'ins' })).toHaveLength(2);
  },
});

/** The funnel: how many elements each step of the selector leaves, and which step loses them. */
export const DidNothing = meta.story({
  async play(context) {
    const rule = await expand('pale-buttons', context);
    await expect(rule.getByText('no-match')).toBeVisible();
    await expect(rule.getByText(/lost here/)).toBeVisible();
  },
});

/** Which of its conditions the page does not meet. */
export const ConditionNotMet = meta.story({
  async play(context) {
    const rule = await expand('areas-testimonials', context);
    await expect(rule.getByText(/^Not so here:/)).toBeVisible();
  },
});

/** In this window alone: the two titles are paragraphs again. */
export const SwitchedOff = meta.story({
  async play(context) {
    const rule = await expand('typed-headings', context);
    await context.userEvent.click(rule.getByRole('switch'));
    await expect(await rule.findByText('off')).toBeVisible();
    await expect(
      context.canvas.queryByRole('heading', { name: 'Communities We Serve' }),
    ).toBeNull();
  },
});

/** Today it does not count, and says when it does. */
export const OutOfSeason = meta.story({
  beforeEach: answers({
    '/rules/*': () => json({ ...rules, rules: [...rules.rules, lastWinter] }),
  }),
  async play(context) {
    const rule = await expand(lastWinter.id, context);
    await expect(rule.getByText('counts until 2024-01-06')).toBeVisible();
    await expect(rule.queryByRole('switch')).toBeNull();
  },
});

/** It breaks; the page and all other rules go on. */
export const Failed = meta.story({
  beforeEach: brokenRule.beforeEach,
  async play(context) {
    const rule = await expand('broken', context);
    await expect(rule.getByText('error')).toBeVisible();
  },
});

export const LongWords = meta.story({
  ...states.smallWithLongWord,
  beforeEach: answers({
    '/rules/*': () => json({ ...rules, rules: [longWinded, ...rules.rules] }),
  }),
  async play(context) {
    await expand(longWinded.id, context);
  },
});

export const RightToLeft = meta.story({ ...states.rightToLeft, play: expandFirst });

export const DoubleText = meta.story({ ...states.doubleText, play: expandFirst });

const longWinded = makeRule({
  id: 'telecommunicationsinfrastructureassessments-of-everybody-in-houston',
  why: 'Telecommunicationsinfrastructureassessments_for_everybody_in_Houston are not to be had.',
  selectors: ['.telecommunicationsinfrastructureassessments .for-everybody-in-greater-houston'],
  action: 'hide',
});

const lastWinter = makeRule({
  id: 'winter-break',
  why: 'The workshop is closed over the holidays.',
  selectors: [{ heading: 'Communities We Serve' }],
  action: 'hide',
  until: '2024-01-06',
});

/** Opens the details of a rule. */
async function expand(id: string, { canvasElement, userEvent }: Played) {
  const panel = insideInspector(canvasElement);
  const name = await panel.findByRole('button', { name: id });
  await userEvent.click(name);
  name.scrollIntoView({ block: 'start' });
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  return within(name.closest('li')!);
}

async function expandFirst(context: Played): Promise<void> {
  await expand('typed-headings', context);
}
