import { expect, fn } from 'storybook/test';
import {
  fillInside,
  insideInspector,
  partOfPanel,
} from '../../../../.storybook/parts/inspector/inspector-stories.ts';
import * as states from '../../../../.storybook/parts/states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ActionChoice } from './action-choice.tsx';

const form = { id: '', why: '', selector: 'h2', action: '', options: {}, isDraft: false };

const meta = preview.meta({
  title: 'Inspector/Action choice',
  component: ActionChoice,
  ...partOfPanel,
  args: { form, onChoose: fn(), onOptions: fn() },
});

/** Every action of the engine, with nothing chosen for the author. */
export const NotChosen = meta.story({
  async play({ args, canvasElement, userEvent }) {
    const panel = insideInspector(canvasElement);
    await userEvent.selectOptions(panel.getByLabelText('Action'), 'hide');
    await expect(args.onChoose).toHaveBeenCalledWith('hide');
  },
});

/** The fields are made of the action's own schema. */
export const Chosen = meta.story({
  args: { form: { ...form, action: 'swap-image' } },
  async play({ args, canvasElement }) {
    const panel = insideInspector(canvasElement);
    await fillInside(panel.getByLabelText('height (optional)'), '4');
    await expect(args.onOptions).toHaveBeenCalledWith({ height: 4 });
  },
});

/** What was typed, in fields of the kind that each option has. */
export const FilledIn = meta.story({
  args: {
    form: {
      ...form,
      action: 'swap-image',
      options: { src: 'images/managed-service-provider.svg', alt: '', height: 48 },
    },
  },
});

/** An action that asks for nothing shows no fields. */
export const WithoutOptions = meta.story({ args: { form: { ...form, action: 'hide' } } });

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const Narrow = meta.story({ ...Chosen.input, ...states.narrow });

export const RightToLeft = meta.story({ ...Chosen.input, ...states.rightToLeft });

export const DoubleText = meta.story({ ...Chosen.input, ...states.doubleText });
