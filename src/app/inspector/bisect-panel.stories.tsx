import { rules } from 'virtual:site';
import { expect } from 'storybook/test';
import {
  insideInspector,
  partOfPanel,
} from '../../../.storybook/parts/inspector/inspector-stories.ts';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { judge, startBisection } from './bisect.ts';
import { BisectPanel } from './bisect-panel.tsx';

const begun = startBisection(32);
const halfway = judge(judge(begun, false), true);

const meta = preview.meta({
  title: 'Inspector/Search for the culprit',
  component: BisectPanel,
  ...partOfPanel,
  argTypes: { rules: { table: { type: { summary: 'readonly CompiledRule[]' } } } },
  args: { rules: rules.rules.slice(0, 32), search: begun },
});

/** Begins without any rule: perhaps none of them is to blame. */
export const FirstQuestion = meta.story({
  async play({ canvasElement }) {
    const question = insideInspector(canvasElement).getByText(/with the first 0 of 32 rules/);
    await expect(question).toHaveTextContent('At most 5 more looks.');
  },
});

/** Half of what is left goes on each time, and the looks that remain are counted. */
export const LaterQuestion = meta.story({
  args: { search: halfway },
  async play({ canvasElement }) {
    const question = insideInspector(canvasElement).getByText(/with the first 8 of 32 rules/);
    await expect(question).toHaveTextContent('At most 4 more looks.');
  },
});

/** The search ends with one rule, named. */
export const Found = meta.story({
  args: { search: { ...halfway, culprit: 12 } },
  async play({ args, canvasElement }) {
    const answer = insideInspector(canvasElement).getByRole('status');
    await expect(answer).toHaveTextContent(args.rules[12]!.id);
  },
});

/** The page is wrong without any rule, and that is said. */
export const NoRuleToBlame = meta.story({ args: { search: judge(begun, true) } });

export const LongWords = meta.story({
  args: {
    rules: [{ ...rules.rules[0]!, id: 'telecommunicationsinfrastructureassessments-of-everybody' }],
    search: { ...startBisection(1), culprit: 0 },
  },
  ...states.smallWithLongWord,
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
