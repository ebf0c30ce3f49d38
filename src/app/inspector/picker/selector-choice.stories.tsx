import { expect, fn } from 'storybook/test';
import {
  deskAnswers,
  insideInspector,
  partOfPanel,
} from '../../../../.storybook/parts/inspector/inspector-stories.ts';
import { answers } from '../../../../.storybook/parts/page-states.ts';
import * as states from '../../../../.storybook/parts/states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { down, silence } from '../../../../tests/support/answers.ts';
import { SelectorChoice } from './selector-choice.tsx';
import { suggestSelectors } from './suggest-selectors.ts';

const suggestions = suggest('<div class="city-list"><h2>Communities We Serve</h2></div>', 'h2');

const meta = preview.meta({
  title: 'Inspector/Selector choice',
  component: SelectorChoice,
  ...partOfPanel,
  beforeEach: answers(deskAnswers),
  argTypes: { suggestions: { table: { type: { summary: 'readonly Suggestion[]' } } } },
  args: { suggestions, chosen: suggestions[0]!.selector, onChoose: fn() },
});

/** With what each of them finds on this page and on all. */
export const Ranked = meta.story({
  async play({ args, canvasElement, userEvent }) {
    const panel = insideInspector(canvasElement);
    await expect(await panel.findByText(/1 on 1 of all pages/)).toBeVisible();
    await userEvent.click(panel.getAllByRole('radio')[1]!);
    await expect(args.onChoose).toHaveBeenCalledWith(suggestions[1]!.selector);
  },
});

/** Ways to find the element are there at once; what they find elsewhere is still counted. */
export const Counting = meta.story({ beforeEach: answers({ '/rules/desk/count': silence }) });

/** The count did not come; the choice does not need it. */
export const CountFailed = meta.story({ beforeEach: answers({ '/rules/desk/count': down }) });

/** Under a signed link nobody counts on other pages. */
export const BySignedLink = meta.story({ parameters: { isDesk: false } });

/** Selectors longer than the panel is wide: they break within their lines. */
export const LongWords = meta.story({
  args: {
    suggestions: suggest(`<p>${'Telecommunicationsinfrastructureassessments '.repeat(2)}</p>`, 'p'),
  },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const Narrow = meta.story({ ...states.narrow });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });

/** What the picker says to an element of some HTML. */
function suggest(html: string, css: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return suggestSelectors(body.querySelector(css)!, body);
}
