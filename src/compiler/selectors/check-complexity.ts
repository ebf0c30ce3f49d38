import type { CssNode, SelectorList } from 'css-tree';
import { LIMITS } from '../limits.ts';
import { alternativesOf, listsIn, partsOf, tooComplex, type CssProblem } from './parse-css.ts';

/** Too many alternatives or compounds, and :has() where it costs most. */
export function checkComplexity(list: SelectorList): CssProblem | null {
  const alternatives = alternativesOf(list);
  if (alternatives.length > LIMITS.selectorAlternatives) {
    return tooComplex(`${alternatives.length} alternatives, limit ${LIMITS.selectorAlternatives}`);
  }
  for (const selector of alternatives) {
    const parts = partsOf(selector);
    const compounds = 1 + parts.filter(({ type }) => type === 'Combinator').length;
    if (compounds > LIMITS.selectorCompounds) {
      return tooComplex(`${compounds} parts, limit ${LIMITS.selectorCompounds}`);
    }
    const problem = checkHas(parts);
    if (problem) return problem;
  }
  return null;
}

function checkHas(parts: readonly CssNode[]): CssProblem | null {
  const found = parts.flatMap((part) => hasIn(part));
  if (found.length > 1) return tooComplex(`${found.length} times :has(), limit 1`);
  const siblings = [...parts, ...found.flatMap(childrenOf)].some(
    (part) => part.type === 'Combinator' && part.name === '~',
  );
  return found.length > 0 && siblings ? tooComplex(':has() together with ~') : null;
}

/** Every :has() in a part, also those inside of others. */
function hasIn(part: CssNode): CssNode[] {
  const inner = childrenOf(part).flatMap((child) => hasIn(child));
  const isHas = part.type === 'PseudoClassSelector' && part.name.toLowerCase() === 'has';
  return isHas ? [part, ...inner] : inner;
}

/** The parts of the selectors inside of a pseudo-class, flat. */
function childrenOf(part: CssNode): CssNode[] {
  return listsIn(part).flatMap((list) => alternativesOf(list).flatMap(partsOf));
}
