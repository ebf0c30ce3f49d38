import type { FormVariant } from '../../contract/site.ts';
import { forgetSent, keepValues, recallValues, saysTheSame } from './kept-values.ts';
import { readFields } from './read-fields.ts';
import type { FormValues } from './variants.ts';

/**
 * Clears a message that was sent wherever it stands, and nothing that says something else by now.
 * @param form has sent it
 * @returns what its fields go on with: a second message, if one was begun meanwhile
 */
export function clearSent(
  form: HTMLFormElement,
  variant: FormVariant,
  sent: FormValues,
): FormValues {
  if (form.isConnected) keepValues(variant, readFields(form, variant));
  forgetSent(variant, sent);
  clearShown(variant, sent);
  return recallValues(variant);
}

/** Also when it is another form, in which a visitor found the message again who came back. */
function clearShown(variant: FormVariant, sent: FormValues): void {
  const shown = document.querySelector<HTMLFormElement>(`form[data-variant="${variant}"]`);
  if (shown && saysTheSame(variant, readFields(shown, variant), sent)) shown.reset();
}
