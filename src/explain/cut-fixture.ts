import type { CompiledRule } from '../contract/rules.ts';
import { findFirst } from '../engine/find-elements.ts';
import { openSession } from '../engine/index.ts';
import { sectionOf } from '../engine/section.ts';
import { cleanPage } from '../page/clean-page.ts';
import type { Platform } from '../page/platform.ts';
import { canonicalHtml } from './canonical-html.ts';
import { openFragment } from './open-fragment.ts';

/**
 * Cuts out of a page the smallest piece on which a rule finds and changes as much as on the whole
 * page: the element's surroundings, its sections, or all of it.
 * @returns null when the rule finds nothing on the page
 */
export function cutFixture(
  html: string,
  rule: CompiledRule,
  path: string,
  window: Platform,
): string | null {
  const page = cleanPage(html, window);
  const { elements } = findFirst(rule.selectors, page);
  if (elements.length === 0) return null;
  const pieces = [
    outermost(elements.map((element) => element.parentElement ?? element)),
    outermost(elements.map((element) => sectionOf(element, page) ?? topOf(element, page))),
    [...page.children],
  ].map((parts) => piece(parts, page));
  const wanted = outcome(piece([...page.childNodes], page), rule, path, window);
  return pieces.find((one) => outcome(one, rule, path, window) === wanted) ?? pieces[2] ?? null;
}

/** Only those that stand in no other, each once, in the order of the page. */
function outermost(elements: readonly Element[]): Element[] {
  const all = new Set(elements);
  return [...all].filter((one) => ![...all].some((other) => other !== one && other.contains(one)));
}

function topOf(element: Element, page: Element): Element {
  let top = element;
  while (top.parentElement && top.parentElement !== page) top = top.parentElement;
  return top;
}

function piece(parts: readonly Node[], page: Element): string {
  const box = page.ownerDocument.createElement('div');
  const isWhole = parts.some((part) => part === page);
  box.append(...(isWhole ? [...page.childNodes] : parts).map((part) => part.cloneNode(true)));
  return canonicalHtml(box);
}

/** What the rule does on a piece, as a text to compare. */
function outcome(html: string, rule: CompiledRule, path: string, window: Platform): string {
  const session = openSession({ root: openFragment(html, window), path, rules: [rule] });
  session.settle();
  const { state, found, changed, alternative } = session.report().rules[0] ?? {};
  return JSON.stringify([state, found, changed, alternative]);
}
