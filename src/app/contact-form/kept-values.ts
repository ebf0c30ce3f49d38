import type { FormVariant } from '../../contract/site.ts';
import { EMPTY, type FormValues } from './variants.ts';

/** In memory alone, for as long as the tab lives: what people write is nowhere stored. */
const kept = new Map<FormVariant, FormValues>();

/** What a form of a kind starts with: what stood in the last one when it went. */
export function recallValues(variant: FormVariant): FormValues {
  return kept.get(variant) ?? EMPTY;
}

/** Keeps what stands in a form that goes. */
export function keepValues(variant: FormVariant, values: FormValues): void {
  kept.set(variant, values);
}

/** The message has been sent. */
export function forgetValues(variant: FormVariant): void {
  kept.delete(variant);
}
