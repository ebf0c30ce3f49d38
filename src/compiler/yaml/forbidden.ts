/** The sentences for what YAML can say and rule files may not. */
export const ALIASES = 'Aliases (&name, *name, <<) are not allowed. Repeat the value.';
export const PLACEHOLDERS = 'Placeholders are not replaced in rules. Write the final text.';

/** Names that JavaScript has uses of its own for. */
export const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The keys under which a selector stands, for a pattern. */
export const SELECTOR_KEYS = 'selector|css|empty|unless|exists|container-of|of|to|end-of';

const SELECTOR_KEY = new RegExp(`^(?:${SELECTOR_KEYS})$`);
const PLACEHOLDER = /\$\{|\{\{|<%/;
const BRACKETED = /^[a-z][\w:-]*\s*(?:[~|^$*]?=.*)?$/i;

/** True for a key under which a selector stands. */
export function isSelectorKey(key: string): boolean {
  return SELECTOR_KEY.test(key);
}

/** True when something in the text waits to be replaced. */
export function hasPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** True for what stands in the brackets of an attribute selector: `[data-x]` is a list to YAML. */
export function isBracketedWord(value: unknown): boolean {
  return typeof value === 'string' && BRACKETED.test(value);
}
