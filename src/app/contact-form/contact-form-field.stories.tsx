import type { UseFormRegisterReturn } from 'react-hook-form';
import { expect } from 'storybook/test';
import * as states from '../../../.storybook/parts/states.ts';
import preview from '../../../.storybook/preview.tsx';
import { ContactFormField } from './contact-form-field.tsx';

const registration: UseFormRegisterReturn = {
  name: 'email',
  onChange: () => Promise.resolve(),
  onBlur: () => Promise.resolve(),
  ref: () => {},
};

const meta = preview.meta({
  title: 'Contact form/Field',
  component: ContactFormField,
  args: {
    field: 'email' as const,
    label: 'Email',
    isMarked: true,
    rows: 4,
    placeholder: 'Please select',
    hasFocus: false,
    registration,
  },
});

/** Label, mark and field, filled in by keyboard. */
export const Text = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('ann@firm.example');
    await expect(canvas.getByLabelText('Email *')).toHaveValue('ann@firm.example');
  },
});

/** The sentence below the field says what it needs, and is read out with it. */
export const Wrong = meta.story({
  args: { error: 'Please enter an email address like name@company.com.' },
  async play({ canvas }) {
    const description = 'Please enter an email address like name@company.com.';
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(description);
  },
});

/** A list to choose from, as high as the fields beside it. */
export const Choices = meta.story({
  args: {
    field: 'subject',
    label: 'Subject',
    choices: ['General Inquiry', 'IT Support', 'Other'],
    registration: { ...registration, name: 'subject' },
  },
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Other');
    await expect(canvas.getByRole('combobox')).toHaveValue('Other');
  },
});

/** Several lines, as high as it is told. */
export const Message = meta.story({
  args: { field: 'message', label: 'Message', registration: { ...registration, name: 'message' } },
});

export const Hover = meta.story({ ...states.hovered });

export const Focus = meta.story({ ...states.focused });

export const LongWords = meta.story({
  args: { label: 'Telecommunicationsinfrastructureassessment address of your company' },
  ...states.smallWithLongWord,
});

export const RightToLeft = meta.story({ ...states.rightToLeft });

export const DoubleText = meta.story({ ...states.doubleText });
