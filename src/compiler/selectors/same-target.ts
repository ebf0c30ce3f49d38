import { generate } from 'css-tree';
import { canonicalJson } from '../canonical-json.ts';
import { alternativesOf, parseCss } from './parse-css.ts';

/** True when two selectors are sure to find some element in common. */
export function sharesTarget(one: unknown, other: unknown): boolean {
  const targets = new Set(targetsOf(one));
  return targetsOf(other).some((target) => targets.has(target));
}

/** What a selector finds, one text for each alternative, written always alike. */
export function targetsOf(selector: unknown): string[] {
  if (typeof selector === 'string') return cssTargets(selector);
  if (typeof selector !== 'object' || selector === null) return [];
  const keys = Object.keys(selector);
  const { css, of } = selector as { css?: unknown; of?: unknown };
  if (keys.length === 1 && typeof css === 'string') return cssTargets(css);
  if ('first' in selector) return targetsOf(of);
  return [canonicalJson(selector)];
}

function cssTargets(css: string): string[] {
  const { list } = parseCss(css);
  return list ? alternativesOf(list).map((selector) => generate(selector)) : [];
}
