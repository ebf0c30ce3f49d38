import type { FormVariant } from '../../contract/site.ts';
import { EMPTY, variants, type FormValues } from './variants.ts';

/** What stands in the fields of a form: a password manager fills them in without telling. */
export function readFields(element: HTMLFormElement, variant: FormVariant): FormValues {
  const data = new FormData(element);
  const { fields } = variants[variant];
  const values = fields.map((field) => [field, String(data.get(field) ?? '')]);
  return { ...EMPTY, ...Object.fromEntries(values) };
}
