import type { CssNode, SelectorList } from 'css-tree';
import { isOutside } from '../../engine/trust/selector-names.ts';
import { LIMITS } from '../limits.ts';
import { checkComplexity } from './check-complexity.ts';
import { checkElements } from './check-elements.ts';
import { checkProtected, checkSecrets } from './check-protected.ts';
import { checkPseudo } from './check-pseudo.ts';
import { quote } from '../quote.ts';
import { estimateSteps } from './estimate-steps.ts';
import { isWideCss } from './is-wide.ts';
import { finderByText } from './suggest-finder.ts';
import {
  alternativesOf,
  listsIn,
  notValid,
  parseCss,
  partsOf,
  spanOf,
  TOO_WIDE,
  tooComplex,
  type CssProblem,
} from './parse-css.ts';

/** Of what is outside, and of the page itself, what has the page's content inside. */
const AROUND = new Set(['html', 'body', 'main']);

/** The first thing that is wrong with a CSS selector, whoever uses it; null when it is fine. */
export function checkCss(css: string): CssProblem | null {
  if (css.length > LIMITS.selectorLength) {
    return tooComplex(`${css.length} characters, limit ${LIMITS.selectorLength}`);
  }
  const { list, problem } = parseCss(css);
  if (problem) return problem;
  const parts = everyPartOf(list);
  return (
    nameWords(css, firstProblem(parts, checkPseudo)) ??
    firstProblem(parts, checkSecrets) ??
    firstProblem(parts, checkProtected) ??
    firstProblem(parts, (part) => checkOutside(css, part)) ??
    checkElements(css, parts, (name) => checkCss(name) === null) ??
    checkComplexity(list) ??
    checkSpeed(list)
  );
}

/** Proposes the author's own words in place of `some words`. */
function nameWords(css: string, problem: CssProblem | null): CssProblem | null {
  const finder = problem?.suggestion === undefined ? null : finderByText(css);
  if (!problem || !finder || checkCss(finder.css) !== null) return problem;
  return { ...problem, suggestion: finder.suggestion };
}

function firstProblem(
  parts: readonly CssNode[],
  check: (part: CssNode) => CssProblem | null,
): CssProblem | null {
  for (const part of parts) {
    const problem = check(part);
    if (problem) return problem;
  }
  return null;
}

/** Every simple selector, those inside of :not(), :is() and :has() included. */
function everyPartOf(list: SelectorList): CssNode[] {
  return alternativesOf(list)
    .flatMap(partsOf)
    .flatMap((part) => [part, ...listsIn(part).flatMap(everyPartOf)]);
}

/** What stands around or beside a page's content is never found, or must not be. */
function checkOutside(css: string, node: CssNode): CssProblem | null {
  if (node.type !== 'TypeSelector') return null;
  const name = node.name.toLowerCase();
  if (name.includes('|')) return notValid('namespaces are not supported', spanOf(node));
  if (name !== 'main' && !isOutside(name)) return null;
  const chain = AROUND.has(name) ? checkChain(css, node) : null;
  if (chain) return chain;
  if (name === 'main') {
    const message =
      'Selector is too wide: "main" is the page itself. For that, write { main: true }.';
    return { code: 'R102', message, span: spanOf(node), suggestion: '{ main: true }' };
  }
  return { code: 'R102', message: TOO_WIDE, span: spanOf(node) };
}

/** `body.home > main > .hero`, as browsers copy it: what is inside is what was meant. */
function checkChain(css: string, node: CssNode): CssProblem | null {
  const span = spanOf(node);
  const [, inside] = /^[^\s>+~,()]*(?:\s*>|\s)\s*([^\s>+~,].*)$/s.exec(css.slice(span[1])) ?? [];
  if (inside === undefined || css.includes(',')) return null;
  const message = `Rules see what is inside of "${css.slice(...span)}". Begin there.`;
  const problem = { code: 'R102', message, span } as const;
  const isFine = checkCss(inside) === null && !isWideCss(inside);
  return isFine ? { ...problem, suggestion: quote(inside) } : problem;
}

function checkSpeed(list: SelectorList): CssProblem | null {
  const steps = estimateSteps(list);
  if (steps <= LIMITS.selectorSteps) return null;
  const message = `Selector is too slow (about ${round(steps)} steps on a page of 10,000 elements, limit ${group(LIMITS.selectorSteps)}).`;
  return { code: 'R106', message };
}

/** Two digits are as exact as an estimate can be. */
function round(steps: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(steps)) - 1);
  return group(Math.round(steps / unit) * unit);
}

function group(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
