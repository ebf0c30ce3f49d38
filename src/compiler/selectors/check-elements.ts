import type { CssNode } from 'css-tree';
import { quote } from '../quote.ts';
import { finderNames } from '../schema/rule-schema.ts';
import { suggest } from '../suggest.ts';
import { ELEMENTS } from './element-names.ts';
import { notValid, spanOf, type CssProblem } from './parse-css.ts';
import { finderByName } from './suggest-finder.ts';

const KNOWN = new Set(ELEMENTS);

/** Words as they stand in a heading, and nothing that CSS has a meaning for. */
const WORDS = /^\p{L}[\p{L}\p{N} ]*$/u;

/** Classes as they stand in an attribute of HTML, the first perhaps with a dot. */
const CLASSES = /^\s*\.?[\w-]+(?:\s+\.?[\w-]+)+\s*$/;

/**
 * A name that no element has finds nothing: mostly it is a text, and a finder looks for texts.
 * @param isAllowed whether rules may look for elements by this CSS
 */
export function checkElements(
  css: string,
  parts: readonly CssNode[],
  isAllowed: (css: string) => boolean,
): CssProblem | null {
  const unknown = parts.find((part) => part.type === 'TypeSelector' && !isKnown(part.name));
  if (unknown?.type !== 'TypeSelector') return null;
  const span = spanOf(unknown);
  const problem = notValid(`no element is called "${unknown.name}"`, span);
  const finder = finderByName(css, isAllowed);
  if (finder !== undefined) return { ...problem, suggestion: finder };
  if (isFinder(unknown.name)) return problem;
  const classes = guessClasses(css);
  if (classes !== undefined) return { ...problem, suggestion: quote(classes) };
  const meant = isTitle(css) ? undefined : guessName(unknown.name, isAllowed);
  if (meant !== undefined) {
    return { ...problem, suggestion: quote(css.slice(0, span[0]) + meant + css.slice(span[1])) };
  }
  return WORDS.test(css) ? { ...problem, suggestion: `{ heading: ${css} }` } : problem;
}

function isTitle(css: string): boolean {
  return WORDS.test(css) && /^\p{Lu}/u.test(css);
}

/** A class without its dot, or another element. */
function guessName(name: string, isAllowed: (css: string) => boolean): string | undefined {
  return name.includes('_') ? `.${name}` : suggest(name, ELEMENTS.filter(isAllowed));
}

/** All classes of one element, copied from HTML: no word of them is an element. */
function guessClasses(css: string): string | undefined {
  const names = css.trim().split(/\s+/);
  const isCopied = CLASSES.test(css) && !names.some((name) => KNOWN.has(name.toLowerCase()));
  if (!isCopied || !css.includes('_')) return undefined;
  return names.map((name) => `.${name.replace('.', '')}`).join('');
}

/** Elements of somebody's own have a hyphen in their name, as some finders have. */
function isKnown(name: string): boolean {
  const isOwn = /[-|]/.test(name) && !isFinder(name);
  return name === '*' || isOwn || KNOWN.has(name.toLowerCase());
}

function isFinder(name: string): boolean {
  return finderNames.includes(name) && !KNOWN.has(name);
}
