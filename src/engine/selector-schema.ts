/** A selector inside an option, known by its title: the compiler puts the finders' schemas there. */
export const SELECTOR = {
  title: 'selector',
  description: 'CSS, or a finder.',
  anyOf: [{ type: 'string' }, { type: 'object' }],
} as const;

/** One text or several. */
export const TEXTS = {
  anyOf: [
    { type: 'string', minLength: 1 },
    { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, maxItems: 50 },
  ],
} as const;

/** The texts that a `TEXTS` option holds. */
export function listTexts(texts: string | readonly string[]): readonly string[] {
  return typeof texts === 'string' ? [texts] : texts;
}
