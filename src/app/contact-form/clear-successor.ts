import type { FormVariant } from '../../contract/site.ts';
import { readFields } from './read-fields.ts';
import { variants, type FormValues } from './variants.ts';

/**
 * Clears the form in which a visitor found a message again who came back while it was being sent;
 * one that says something else by now is left alone.
 */
export function clearSuccessor(variant: FormVariant, sent: FormValues): void {
  const form = document.querySelector<HTMLFormElement>(`form[data-variant="${variant}"]`);
  if (!form) return;
  const values = readFields(form, variant);
  const isSame = variants[variant].fields.every((field) => values[field] === sent[field]);
  if (isSame) form.reset();
}
