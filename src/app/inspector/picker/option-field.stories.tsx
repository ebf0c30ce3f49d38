import { expect, fn } from 'storybook/test';
import {
  fillInside,
  insideInspector,
  partOfPanel,
} from '../../../../.storybook/parts/inspector/inspector-stories.ts';
import * as states from '../../../../.storybook/parts/states.ts';
import preview from '../../../../.storybook/preview.tsx';
import { OptionField } from './option-field.tsx';

const meta = preview.meta({
  title: 'Inspector/Option field',
  component: OptionField,
  ...partOfPanel,
  args: {
    name: 'src',
    schema: { type: 'string', description: 'The new file, from the site’s root.' },
    isRequired: true,
    value: undefined,
    onChange: fn(),
  },
});

/** One line, with what the schema says of it. */
export const Text = meta.story({
  async play({ args, canvasElement }) {
    await fillInside(insideInspector(canvasElement).getByLabelText('src'), 'a');
    await expect(args.onChange).toHaveBeenCalledWith('a');
  },
});

/** What may be left out says so. */
export const Optional = meta.story({ args: { isRequired: false } });

/** A number, within the bounds of the schema. */
export const WholeNumber = meta.story({
  args: { name: 'level', schema: { type: 'integer', minimum: 1, maximum: 6 }, value: 2 },
});

/** One of few words: a list, so that none can be mistyped. */
export const OneOfSome = meta.story({
  args: { name: 'position', schema: { enum: ['before', 'after'] }, value: 'after' },
});

/** A box to tick. */
export const YesOrNo = meta.story({
  args: { name: 'whole', schema: { type: 'boolean' } },
  async play({ args, canvasElement, userEvent }) {
    await userEvent.click(insideInspector(canvasElement).getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

/** One entry a line. */
export const List = meta.story({
  args: {
    name: 'hosts',
    schema: { type: 'array', description: 'The site’s own names.' },
    value: ['www.firm.example', 'firm.example'],
  },
});

/** A name, a colon and a value a line. */
export const NamesAndValues = meta.story({
  args: { name: 'style', schema: { type: 'object' } },
  async play({ args, canvasElement }) {
    await fillInside(insideInspector(canvasElement).getByRole('textbox'), 'width: 50%');
    await expect(args.onChange).toHaveBeenCalledWith({ width: '50%' });
  },
});

export const LongWords = meta.story({
  args: {
    name: 'telecommunicationsinfrastructureassessments',
    schema: {
      type: 'string',
      description: 'Telecommunicationsinfrastructureassessments, or none.',
    },
  },
  ...states.smallWithLongWord,
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
