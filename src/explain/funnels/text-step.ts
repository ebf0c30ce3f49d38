import { normalizeText, readText } from '../../engine/normalize-text.ts';
import { listTexts } from '../../engine/selector-schema.ts';
import type { Step } from '../explanation.ts';
import { nearestTexts } from '../nearest.ts';
import { showElement, showText } from '../show-element.ts';
import { step, type FunnelScope } from './funnel-scope.ts';

/** Fewer letters stand in any text. */
const SHORTEST = 3;

interface TextTest {
  readonly label: 'text is' | 'text contains';
  readonly texts: string | readonly string[];
  readonly elements: readonly Element[];
}

export interface TextStep {
  readonly step: Step;
  readonly left: readonly Element[];
}

/** How many of some elements read a text, or contain it; if none, which reads most like it. */
export function textStep({ label, texts, elements }: TextTest, scope: FunnelScope): TextStep {
  const isPart = label === 'text contains';
  const wanted = listTexts(texts);
  const left = elements.filter((element) => reads(readText(element), wanted, isPart));
  const quoted = wanted.map((text) => `"${showText(text)}"`).join(' or ');
  const nearest = left.length === 0 ? nearestOf(wanted, elements, isPart, scope.root) : '';
  return { step: step(scope, `${label} ${quoted}`, left.length, nearest), left };
}

function reads(text: string, wanted: readonly string[], isPart: boolean): boolean {
  return wanted.map(normalizeText).some((one) => (isPart ? text.includes(one) : text === one));
}

function nearestOf(
  wanted: readonly string[],
  elements: readonly Element[],
  isPart: boolean,
  root: Element,
): string {
  const elsewhere = holderOf(wanted, elements, root);
  if (elsewhere) return `the page has these words in ${showElement(elsewhere)}`;
  for (const text of wanted) {
    const [near] = nearestTexts(normalizeText(text), elements, readText, isPart);
    if (near) return `nearest: "${showText(near.textContent ?? '')}" in ${showElement(near)}`;
  }
  const [first] = elements;
  return first ? `the first of them reads "${showText(first.textContent ?? '')}"` : '';
}

/** What reads the words that none of the elements has, not even among others. */
function holderOf(wanted: readonly string[], elements: readonly Element[], root: Element) {
  const words = wanted.map(normalizeText).filter((text) => text.length >= SHORTEST);
  const isStrange = (text: string) => !elements.some((one) => readText(one).includes(text));
  return words
    .filter(isStrange)
    .map((text) => innermost(text, root))
    .find(Boolean);
}

/** The innermost element that reads these words; null if none but the page does. */
function innermost(text: string, root: Element): Element | null {
  const inner = [...root.children].find((child) => readText(child).includes(text));
  return inner ? (innermost(text, inner) ?? inner) : null;
}
