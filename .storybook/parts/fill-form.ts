import { userEvent, within } from 'storybook/test';

const VALUES: readonly (readonly [label: RegExp, value: string])[] = [
  [/^First name/i, 'Ann'],
  [/^Last name/i, 'Lee'],
  [/^Name/i, 'Ann Lee'],
  [/^Email/i, 'ann@firm.example'],
  [/^Phone/i, '361 555 0100'],
  [/^Message/i, 'They do not ring.'],
];

/** Fills in a contact form as a visitor does: field by field with the keyboard. */
export async function fillForm(root: HTMLElement): Promise<void> {
  const canvas = within(root);
  await canvas.findByRole('textbox', { name: /^Message/i });
  for (const [label, value] of VALUES) {
    const field = canvas.queryByRole('textbox', { name: label });
    // Nobody types into two fields at once.
    // eslint-disable-next-line no-await-in-loop
    if (field) await userEvent.type(field, value);
  }
  await fillSubject(root);
}

async function fillSubject(root: HTMLElement): Promise<void> {
  const subject = root.querySelector('[name=subject]');
  if (!(subject instanceof HTMLSelectElement)) await userEvent.type(subject!, 'Phones');
  else await userEvent.selectOptions(subject, subject.options[1]!);
}
