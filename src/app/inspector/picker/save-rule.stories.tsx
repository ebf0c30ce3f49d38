import { expect, fn } from 'storybook/test';
import {
  deskAnswers,
  insideInspector,
  partOfPanel,
  type Played,
} from '../../../../.storybook/parts/inspector/inspector-stories.ts';
import { answers } from '../../../../.storybook/parts/page-states.ts';
import * as states from '../../../../.storybook/parts/states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { badSave } from 'virtual:site';
import { json, silence } from '../../../../tests/support/answers.ts';
import { SaveRule } from './save-rule.tsx';

const meta = preview.meta({
  title: 'Inspector/Save rule',
  component: SaveRule,
  ...partOfPanel,
  beforeEach: answers(deskAnswers),
  args: {
    form: {
      id: 'hide-communities-we-serve',
      why: 'The section is empty until the new offices open.',
      selector: { heading: 'Communities We Serve' },
      action: 'hide',
      options: {},
      isDraft: true,
    },
    path: '/areas-served',
    onChange: fn(),
  },
});

/** The file and the line in which the rule now stands. */
export const Saved = meta.story({
  async play(context) {
    await save(context);
    const said = insideInspector(context.canvasElement);
    await expect(await said.findByText('Saved: rules/pages/areas-served.yaml:74.')).toBeVisible();
  },
});

/** The server has not answered yet. */
export const Saving = meta.story({
  beforeEach: answers({ '/rules/desk/rules': silence }),
  play: save,
});

/** The file stays as it was; the reason in the words of the terminal. */
export const Refused = meta.story({
  beforeEach: answers({ '/rules/desk/rules': () => json({ message: badSave }, 422) }),
  async play(context) {
    await save(context);
    const said = insideInspector(context.canvasElement);
    await expect(await said.findByText(/broken-rule/)).toBeVisible();
  },
});

/** Under a signed link the rule goes to the clipboard. */
export const BySignedLink = meta.story({
  parameters: { isDesk: false },
  async play({ canvasElement }) {
    const panel = insideInspector(canvasElement);
    await expect(panel.queryByRole('button', { name: 'Save the rule' })).toBeNull();
    await expect(panel.getByRole('button', { name: 'Copy as YAML' })).toBeVisible();
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });

async function save({ canvasElement, userEvent }: Played): Promise<void> {
  const panel = insideInspector(canvasElement);
  await userEvent.click(panel.getByRole('button', { name: 'Save the rule' }));
}
