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
  const listed = listTexts(texts);
  const wanted = listed.map(normalizeText);
  const readings = elements.map((element) => ({ element, text: readText(element) }));
  const left = readings
    .filter(({ text }) => wanted.some((one) => (isPart ? text.includes(one) : text === one)))
    .map(({ element }) => element);
  const quoted = listed.map((text) => `"${showText(text)}"`).join(' or ');
  const nearest = left.length === 0 ? nearestOf(wanted, readings, isPart, scope.root) : '';
  return { step: step(scope, `${label} ${quoted}`, left.length, nearest), left };
}

/** An element and its text, which is read once: on a large page that takes long. */
interface Reading {
  readonly element: Element;
  readonly text: string;
}

function nearestOf(
  wanted: readonly string[],
  readings: readonly Reading[],
  isPart: boolean,
  root: Element,
): string {
  const elsewhere = holderOf(wanted, readings, root);
  if (elsewhere) return `the page has these words in ${showElement(elsewhere)}`;
  for (const text of wanted) {
    const [near] = nearestTexts(text, readings, (reading) => reading.text, isPart);
    if (near)
      return `nearest: "${showText(near.element.textContent ?? '')}" in ${showElement(near.element)}`;
  }
  const [first] = readings;
  return first ? `the first of them reads "${showText(first.element.textContent ?? '')}"` : '';
}

/** What reads the words that none of the elements has, not even among others. */
function holderOf(wanted: readonly string[], readings: readonly Reading[], root: Element) {
  const page = readText(root);
  return wanted
    .filter((words) => words.length >= SHORTEST && page.includes(words))
    .filter((words) => !readings.some(({ text }) => text.includes(words)))
    .map((words) => innermost(words, root))
    .find(Boolean);
}

/** The innermost element that reads these words; null if none but the page does. */
function innermost(text: string, root: Element): Element | null {
  const inner = [...root.children].find((child) => readText(child).includes(text));
  return inner ? (innermost(text, inner) ?? inner) : null;
}
