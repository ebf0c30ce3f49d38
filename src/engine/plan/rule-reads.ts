import type { CompiledRule, Selector } from '../../contract/rules.ts';
import { selectorsIn } from '../conditions.ts';
import { findDependencies, findFilter } from '../find-elements.ts';
import type { AttributeChange } from '../change.ts';
import type { Filter } from '../define-finder.ts';
import { splitNames } from './split-names.ts';
import { scopeOf, type Scope } from './selector-shape.ts';

/** What the choice of a rule's elements depends on. */
export interface RuleReads {
  readonly scope: Scope;
  /** What every element found fits; empty when that is not known. */
  readonly css: string;
  /** All CSS that decides: other attributes than it asks for do not matter. */
  readonly allCss: string;
  /** The elements that fit this are read; empty when texts do not matter. */
  readonly textCss: string;
  /** How the texts decide; null when there are none. */
  readonly filter: Filter | null;
  /** Also on whether images could be loaded, which is no change of the page. */
  readonly looksAtLoading: boolean;
}

const NOTHING = { css: '', allCss: '', textCss: '', filter: null, looksAtLoading: false };
const ANYTHING: RuleReads = { ...NOTHING, scope: 'anything' };

/**
 * Who takes but one element, or has several selectors or conditions, depends on all that each of
 * them finds.
 */
export function readsOf({ selectors, when, once }: CompiledRule): RuleReads {
  const [reads = ANYTHING, ...others] = [...selectors, ...when.flatMap(selectorsIn)].map(
    readsOfSelector,
  );
  if (others.length > 0) return readsOfAll([reads, ...others]);
  return once && reads.scope !== 'anything' ? { ...reads, scope: 'arrangement' } : reads;
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
  if (typeof selector === 'string') return readsOfCss(selector);
  try {
    const filter = findFilter(selector);
    if (filter) return readsOfFilter(filter);
    const { selectors, looksAtLoading } = findDependencies(selector);
    if (!selectors) return { ...ANYTHING, looksAtLoading };
    const reads = readsOfAll(selectors.map(readsOfSelector));
    return looksAtLoading ? { ...reads, looksAtLoading } : reads;
  } catch {
    return ANYTHING;
  }
}

function readsOfCss(css: string): RuleReads {
  return { ...NOTHING, scope: scopeOf(css), css, allCss: css };
}

function readsOfFilter(filter: Filter): RuleReads {
  const { css, inside } = filter;
  const reads = { ...readsOfCss(css), textCss: css, filter };
  if (inside === undefined) return reads;
  const scope = scopeOf(inside) === 'element' ? reads.scope : 'anything';
  return { ...reads, scope, allCss: `${css},${inside}` };
}

/** Of what is found nothing is known but that it changes with one of these. */
function readsOfAll(parts: readonly RuleReads[]): RuleReads {
  const looksAtLoading = parts.some((part) => part.looksAtLoading);
  if (parts.some(({ scope }) => scope === 'anything')) return { ...ANYTHING, looksAtLoading };
  const allCss = parts.map((part) => part.allCss).join();
  const textCss = parts.flatMap((part) => part.textCss || []).join();
  return { ...NOTHING, scope: 'arrangement', allCss, textCss, looksAtLoading };
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
