import type { CompiledRule } from '../contract/rules.ts';
import { nameOfPath } from '../contract/match-route.ts';
import { normalizeText, readText } from '../engine/normalize-text.ts';
import { textStep } from './funnels/text-step.ts';
import { countValues, listCounted, nearestWords } from './nearest.ts';

type Look = (
  options: CompiledRule['options'],
  elements: readonly Element[],
  root: Element,
) => string;

/**
 * Why a rule had nothing to change in what it found, when that may be a mistake: what its action
 * looks for is not there, and neither is what it would write. Empty when all is as it should be.
 */
export function explainIdle(
  { action, options }: CompiledRule,
  elements: readonly Element[],
  root: Element,
): string {
  return LOOKS[action]?.(options, elements, root) ?? '';
}

const LOOKS: Readonly<Record<string, Look>> = {
  'replace-text': ({ find, with: replacement }, elements, root) => {
    const written = normalizeText(String(replacement));
    if (written !== '' && elements.some((one) => readText(one).includes(written))) return '';
    const texts = String(find);
    const scope = { root, depth: 0, follow: () => [] };
    const { left, step } = textStep({ label: 'text contains', texts, elements }, scope);
    return left.length > 0
      ? `They read "${texts}", but not in one piece: a line break, a component or a longer word is in the way.`
      : `None of them reads "${texts}"; ${step.nearest}.`;
  },

  'rewrite-link': ({ link, to }, elements) => {
    const addresses = elements.map((one) => one.getAttribute('href') ?? '');
    const leadsTo = nameOfPath(pathOf(String(to)));
    if (addresses.some((href) => nameOfPath(pathOf(href)) === leadsTo)) return '';
    const links = addresses.filter((href) => href !== '');
    if (links.length === 0) return 'None of them is a link.';
    return `None of them leads to ${String(link)}; they lead to ${listCounted(countValues(links).slice(0, 3))}.`;
  },

  'remove-class': ({ class: name }, elements) => {
    const classes = countValues(elements.flatMap((one) => [...one.classList]));
    const [near] = nearestWords(String(name), classes, 1);
    return near
      ? `None of them has the class ${String(name)}; nearest: ${listCounted([near])}.`
      : '';
  },
};

function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}
