import type { CompiledRule, Selector } from '../../contract/rules.ts';
import { findFilter } from '../find-elements.ts';
import type { AttributeChange } from '../change.ts';
import type { Filter } from '../define-finder.ts';
import { splitNames } from './split-names.ts';
import { scopeOf, type Scope } from './selector-shape.ts';

/** What the choice of a rule's elements depends on. */
export interface RuleReads {
  readonly scope: Scope;
  /** Also on the texts of the elements that fit the CSS. */
  readonly readsText: boolean;
  /** What every element found fits; empty when that is not known. */
  readonly css: string;
  /** How the texts decide; null when there are none. */
  readonly filter: Filter | null;
}

const ANYTHING: RuleReads = {
  scope: 'anything',
  readsText: true,
  css: '',
  filter: null,
};

/**
 * Of several selectors each depends on what the ones before it find, and who takes but one element
 * on all that stand before it: such rules may depend on anything.
 */
export function readsOf({ selectors, when, once }: CompiledRule): RuleReads {
  const [selector] = selectors;
  if (selector === undefined || selectors.length > 1 || when.length > 0) return ANYTHING;
  const reads = readsOfSelector(selector);
  return once ? { ...reads, scope: 'anything' } : reads;
}

/** The CSS of a rule whose elements depend on nothing else, as most do; null when they do. */
export function cssAlone({ selectors, when, once }: CompiledRule): string | null {
  const selector = selectors[0];
  const isAlone = selectors.length === 1 && when.length === 0 && !once;
  return isAlone && typeof selector === 'string' ? selector : null;
}

/** True when a rule may read texts: finders do, CSS does not. */
export function readsTexts({ rule }: { readonly rule: CompiledRule }): boolean {
  return rule.selectors.some((selector) => typeof selector === 'object');
}

function readsOfSelector(selector: Selector): RuleReads {
  if (typeof selector === 'string') return readsOfCss(selector, null);
  try {
    const filter = findFilter(selector);
    return filter ? readsOfCss(filter.css, filter) : ANYTHING;
  } catch {
    return ANYTHING;
  }
}

function readsOfCss(css: string, filter: Filter | null): RuleReads {
  return { scope: scopeOf(css), readsText: filter !== null, css, filter };
}

/** These decide about every element inside of theirs. */
const FENCES = new Set(['data-component', 'data-protected', 'data-rule']);

/** True when what an attribute was or is may matter wherever it stands. */
export function isFence({ name }: AttributeChange): boolean {
  return FENCES.has(name);
}

/** What a selector would have to ask for to be concerned by a change of an attribute, in small letters. */
export function marksOf({ name, before, after }: AttributeChange): string[] {
  const marks = [`[${name.toLowerCase()}`];
  if (name === 'id') marks.push(...[before, after].map((id) => `#${id ?? ''}`.toLowerCase()));
  if (name === 'class') marks.push(...changedNames(before, after).map((one) => `.${one}`));
  return marks;
}

/** The class names that came or went, in small letters. */
function changedNames(before: string | null, after: string | null): string[] {
  const [old, now] = [splitNames(before ?? ''), splitNames(after ?? '')];
  const changed = [
    ...old.filter((name) => !now.includes(name)),
    ...now.filter((name) => !old.includes(name)),
  ];
  return changed.filter((name) => name !== '').map((name) => name.toLowerCase());
}
