import type { Forms, FormTexts, FormVariant } from '../../contract/site.ts';

/** The texts of a variant of the form, by the name that a form sent; undefined: there is none. */
export function findVariant({ variants }: Forms, name: string): FormTexts | undefined {
  return Object.hasOwn(variants, name) ? variants[name as FormVariant] : undefined;
}
