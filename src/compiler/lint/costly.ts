import type { CssNode } from 'css-tree';
import type { ReadRule } from '../read-rule.ts';
import { alternativesOf, parseCss, partsOf, spanOf } from '../selectors/parse-css.ts';
import { estimateSteps } from '../selectors/estimate-steps.ts';
import type { Finding } from './lint-finding.ts';
import { cssIn, selectorsOf } from './selectors-in.ts';

/** Selectors that are allowed but look at far more than they need. */
export function findCostly({ raw }: ReadRule): Finding[] {
  return selectorsOf(raw)
    .flatMap(cssIn)
    .flatMap(({ at, selector }) => {
      const problem = findInCss(selector);
      return problem ? [{ lint: 'costly' as const, at, ...problem }] : [];
    });
}

type Problem = Pick<Finding, 'message' | 'span'>;

/** As many steps as a dozen plain selectors take. */
const MANY_STEPS = 120_000;

function findInCss(css: string): Problem | null {
  const { list } = parseCss(css);
  if (!list) return null;
  for (const selector of alternativesOf(list)) {
    for (const compound of compoundsOf(partsOf(selector))) {
      const problem = findHas(compound) ?? findBareAttribute(compound);
      if (problem) return problem;
    }
  }
  const steps = estimateSteps(list);
  if (steps <= MANY_STEPS) return null;
  return {
    message: `Costly: about ${Math.round(steps / 10_000)} times as slow as a class. Begin with a class.`,
  };
}

function compoundsOf(parts: readonly CssNode[]): CssNode[][] {
  const compounds: CssNode[][] = [[]];
  for (const part of parts) {
    if (part.type === 'Combinator') compounds.push([]);
    else compounds.at(-1)?.push(part);
  }
  return compounds;
}

function findHas(compound: readonly CssNode[]): Problem | null {
  const has = compound.find((part) => part.type === 'PseudoClassSelector' && part.name === 'has');
  const isAnchored = compound.some(({ type }) =>
    ['ClassSelector', 'IdSelector', 'AttributeSelector'].includes(type),
  );
  if (!has || isAnchored) return null;
  const message =
    'Costly: :has() looks into every such element. Put a class before it, or use container-of.';
  return { message, span: spanOf(has) };
}

/** `[src*="logo"]` reads every element of the page; `img[src*="logo"]` only the images. */
function findBareAttribute(compound: readonly CssNode[]): Problem | null {
  const part = compound.find(
    (one) => one.type === 'AttributeSelector' && one.matcher !== null && one.matcher !== '=',
  );
  const isAnchored = compound.some(
    (one) =>
      one.type === 'ClassSelector' ||
      one.type === 'IdSelector' ||
      (one.type === 'TypeSelector' && one.name !== '*'),
  );
  if (!part || isAnchored) return null;
  const message =
    'Costly: it reads this attribute of every element. Name the element: img[…], a[…].';
  return { message, span: spanOf(part) };
}
