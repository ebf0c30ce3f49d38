/** Why something may not be written, with the code under which the documentation lists it. */
export interface Refusal {
  readonly code: `R${number}`;
  readonly message: string;
}

/** A refusal and the option that caused it, as a path into the rule: `['style', 'position']`. */
export interface OptionRefusal extends Refusal {
  readonly at: readonly string[];
}

/** Puts a refusal at an option; an empty list when there is nothing to refuse. */
export function refusedAt(at: readonly string[], refusal: Refusal | null): OptionRefusal[] {
  return refusal ? [{ ...refusal, at }] : [];
}
