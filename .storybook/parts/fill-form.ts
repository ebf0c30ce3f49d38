import { userEvent, within } from 'storybook/test';

const VALUES: Readonly<Record<string, string>> = {
  firstName: 'Ann',
  lastName: 'Lee',
  name: 'Ann Lee',
  email: 'ann@firm.example',
  phone: '361 555 0100',
  subject: 'Phones',
  message: 'They do not ring.',
};

/** Fills in a contact form as a visitor does: field by field with the keyboard. */
export async function fillForm(root: HTMLElement): Promise<void> {
  await within(root).findByRole('textbox', { name: /^Message/i });
  const fields = [...root.querySelectorAll<HTMLInputElement>('[required]')];
  fields[0]?.focus();
  await userEvent.keyboard(fields.map(({ name }) => VALUES[name]).join('{Tab}'));
  await chooseSubject(root);
}

/** Letters alone choose nothing: which choices there are, the site's data say. */
async function chooseSubject(root: HTMLElement): Promise<void> {
  const subject = root.querySelector('[name=subject]');
  if (!(subject instanceof HTMLSelectElement)) return;
  await userEvent.selectOptions(subject, subject.options[1]!);
}
