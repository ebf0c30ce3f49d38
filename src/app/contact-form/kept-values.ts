import { KEEPS_WORDS } from '../../contract/first-view.ts';
import type { FormVariant } from '../../contract/site.ts';
import { EMPTY, variants, type FormValues } from './variants.ts';

/** In memory alone, for as long as the tab lives: what people write is nowhere stored. */
const kept = new Map<FormVariant, FormValues>();

/** What a form of a kind starts with: what stood in the last one when it went. */
export function recallValues(variant: FormVariant): FormValues {
  return kept.get(variant) ?? EMPTY;
}

/** Keeps what stands in a form that goes. */
export function keepValues(variant: FormVariant, values: FormValues): void {
  kept.set(variant, values);
  tell();
}

/** The message has been sent; what says something else was written since, and stays. */
export function forgetSent(variant: FormVariant, sent: FormValues): void {
  if (saysTheSame(variant, recallValues(variant), sent)) kept.delete(variant);
  tell();
}

/** Lets who would load a page anew know whether words would be lost with this one. */
function tell(): void {
  const words = [...kept.values()].flatMap((values) => Object.values(values));
  document.documentElement.toggleAttribute(KEEPS_WORDS, words.join('') !== '');
}

/** Whether two forms of a kind have the same in all of its fields. */
export function saysTheSame(variant: FormVariant, one: FormValues, other: FormValues): boolean {
  return variants[variant].fields.every((field) => one[field] === other[field]);
}
