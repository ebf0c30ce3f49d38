import type { RawRule } from '../read-rule.ts';
import { alternativesOf, parseCss, partsOf, TOO_WIDE } from '../selectors/parse-css.ts';
import { findUniversal, findWide } from '../selectors/find-wide.ts';
import { sharesTarget } from '../selectors/same-target.ts';
import type { Complaint } from '../passage.ts';
import { traitsOf } from './action-traits.ts';

const KEPT = /^(?:h1|nav|main|header|footer)$/;

/** Checks whether the action may do that to what the selector finds. */
export function checkTarget(name: string, rule: RawRule): Complaint[] {
  const selectors = [rule['selector']].flat();
  const prefix = (index: number) =>
    Array.isArray(rule['selector']) ? ['selector', index] : ['selector'];
  return selectors.flatMap((selector, index) => {
    const complaint =
      checkWidth(name, rule, selector) ??
      checkKept(name, selector) ??
      checkMove(name, rule, selector);
    return complaint ? [{ ...complaint, at: [...prefix(index), ...complaint.at] }] : [];
  });
}

function checkWidth(name: string, rule: RawRule, selector: unknown): Complaint | null {
  const { max } = (rule['expect'] ?? {}) as { max?: unknown };
  const mayBeWide = traitsOf(name).isChoosy || typeof max === 'number';
  const at = findUniversal(selector) ?? (mayBeWide ? null : findWide(selector));
  return at && { code: 'R102', at, message: TOO_WIDE };
}

function checkKept(name: string, selector: unknown): Complaint | null {
  const isMain = typeof selector === 'object' && selector !== null && 'main' in selector;
  if (isMain && traitsOf(name).breaksMain) {
    const message = `The page’s main content is protected: ${name} cannot be used on it.`;
    return { code: 'R212', at: [], message };
  }
  if (name !== 'remove' || typeof selector !== 'string') return null;
  const kept = lastTypes(selector).find((type) => KEPT.test(type));
  if (kept === undefined) return null;
  return { code: 'R212', at: [], message: `${kept} is protected and cannot be removed.` };
}

function checkMove(name: string, rule: RawRule, selector: unknown): Complaint | null {
  const { to, position } = rule;
  if (name !== 'move' || to === undefined || to === null) return null;
  if (sharesTarget(selector, to)) {
    const isInside = position === 'start' || position === 'end';
    if (isInside) return { code: 'R212', at: [], message: 'Cannot move an element into itself.' };
    const message = 'This rule would move again what it moved: selector and to find the same.';
    return { code: 'R306', at: [], message };
  }
  const isBelow =
    typeof selector === 'string' && typeof to === 'string' && startsWith(to, selector);
  return isBelow ? { code: 'R212', at: [], message: 'Cannot move an element into itself.' } : null;
}

function startsWith(css: string, ancestor: string): boolean {
  const rest = css.startsWith(ancestor) ? css.slice(ancestor.length) : '';
  return /^(?:\s+[^\s+~]|\s*>)/.test(rest);
}

/** The element names that the alternatives of a selector end with. */
function lastTypes(css: string): string[] {
  const { list } = parseCss(css);
  return (list ? alternativesOf(list) : []).flatMap((selector) => {
    const parts = partsOf(selector);
    const start = parts.findLastIndex(({ type }) => type === 'Combinator') + 1;
    const first = parts[start];
    return first?.type === 'TypeSelector' ? [first.name.toLowerCase()] : [];
  });
}
