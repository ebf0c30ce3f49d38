import { parse, type CssNode, type Selector as CssSelector, type SelectorList } from 'css-tree';
import { cut } from '../diagnostic.ts';
import type { Range } from '../source-file.ts';
import { guessMeant } from './guess-meant.ts';

/** What is wrong with a selector's text, and where in it. */
export interface CssProblem {
  readonly code: `R${number}`;
  readonly message: string;
  readonly span?: Range;
  readonly suggestion?: string;
}

export type ParsedCss =
  | { readonly list: SelectorList; readonly problem: null }
  | { readonly list: null; readonly problem: CssProblem };

const MOST_REMEMBERED = 1_000;
const remembered = new Map<string, ParsedCss>();

/** Parses a CSS selector; what a browser would not take is a problem. Do not change what it returns. */
export function parseCss(css: string): ParsedCss {
  // A selector goes through many checks, one after the other.
  const known = remembered.get(css);
  if (known) return known;
  const parsed = parseAnew(css);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(css, parsed);
  return parsed;
}

function parseAnew(css: string): ParsedCss {
  const problem = guardCss(css);
  if (problem) return { list: null, problem };
  try {
    const list = parse(css, { context: 'selectorList', positions: true }) as SelectorList;
    return finish(list);
  } catch (error) {
    return { list: null, problem: explainSyntax(css, error) };
  }
}

/** The complex selectors of a list. */
export function alternativesOf(list: SelectorList): CssSelector[] {
  return list.children.toArray().filter((node) => node.type === 'Selector');
}

/** The parts of a complex selector: compounds, and combinators between them. */
export function partsOf(selector: CssSelector): CssNode[] {
  return selector.children.toArray();
}

/** The selectors in the brackets of :not(), :is() and the like. */
export function listsIn(part: CssNode): SelectorList[] {
  if (part.type !== 'PseudoClassSelector') return [];
  return (part.children?.toArray() ?? []).filter((node) => node.type === 'SelectorList');
}

/** Where a node stands in its selector. */
export function spanOf(node: CssNode): Range {
  return [node.loc?.start.offset ?? 0, node.loc?.end.offset ?? 0];
}

const FOREIGN = /^\s*(?:(?:xpath|text|pierce|aria|role|css|id)[/=]|\/|\(?\/\/|>>>)/i;

const UNSEEN = 'it has a letter that nobody sees. Delete it, or type the selector again';
const CURLY = 'curly quotes are letters like any other. Write straight ones, or none';

/** What the parser would let pass or choke on without a good word. */
function guardCss(css: string): CssProblem | null {
  if (css.trim() === '') return notValid('it is empty');
  if (FOREIGN.test(css)) {
    const message =
      'Only CSS selectors and finders are supported, no XPath and no regular expressions.';
    return { code: 'R108', message };
  }
  const meant = guessMeant(css);
  if (meant) return { ...meant, ...notValid(meant.reason) };
  const plain = css.replace(/"[^"\n]*"|'[^'\n]*'/g, (text) => ' '.repeat(text.length));
  const sign = /\/\*|\*\/|[{};\n\r\f\\&|](?!=)|>>|\/deep\//.exec(plain);
  if (sign)
    return notValid(`${nameSign(sign[0])} not allowed`, [sign.index, sign.index + sign[0].length]);
  const unseen = /[\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.exec(plain);
  if (unseen) return notValid(UNSEEN, [unseen.index, unseen.index + 1]);
  const curly = /[\u2018-\u201F«»‹›]/.exec(plain);
  if (curly) return notValid(CURLY, [curly.index, curly.index + 1]);
  const comma = /^\s*,|,\s*(?=,|\)|$)/.exec(plain);
  if (comma) return notValid('there is nothing beside the comma', [comma.index, comma.index + 1]);
  return null;
}

function nameSign(sign: string): string {
  if (sign === '/*' || sign === '*/') return 'comments are';
  if (sign === '\\') return 'backslashes are';
  return /\s/.test(sign) ? 'line breaks are' : `${sign} is`;
}

/** A problem of the form "Not a valid CSS selector: …". */
export function notValid(reason: string, span?: Range): CssProblem {
  return {
    code: 'R101',
    message: `Not a valid CSS selector: ${reason}.`,
    ...(span ? { span } : {}),
  };
}

/** The sentence for a selector that is too complex. */
export function tooComplex(limit: string): CssProblem {
  return { code: 'R105', message: `Selector is too complex (${limit}).` };
}

/** The sentence for a selector that finds nearly everything. */
export const TOO_WIDE = 'Selector is too wide: it would match everything. Add a class or id.';

function finish(list: SelectorList): ParsedCss {
  for (const selector of alternativesOf(list)) {
    const problem = checkGrammar(partsOf(selector), false);
    if (problem) return { list: null, problem };
  }
  return { list, problem: null };
}

const SIMPLE = new Set(['TypeSelector', 'IdSelector', 'ClassSelector', 'AttributeSelector']);
const PSEUDO = new Set(['PseudoClassSelector', 'PseudoElementSelector']);

/** Compounds with one combinator between two of them; only inside :has() may one come first. */
export function checkGrammar(parts: readonly CssNode[], isRelative: boolean): CssProblem | null {
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    if (part.type === 'Combinator') {
      const isFirst = index === 0 && !isRelative;
      const isLast = index === parts.length - 1;
      if (isFirst || isLast || before?.type === 'Combinator') {
        return notValid(
          `there is nothing ${isLast ? 'behind' : 'before'} ${part.name}`,
          spanOf(part),
        );
      }
    } else if (!SIMPLE.has(part.type) && !PSEUDO.has(part.type)) {
      return notValid('this is no selector', spanOf(part));
    } else if (part.type === 'TypeSelector' && before && before.type !== 'Combinator') {
      return notValid('the name of an element comes first', spanOf(part));
    }
    const problem = checkSimple(part);
    if (problem) return problem;
  }
  return parts.length === 0 ? notValid('there is nothing between the brackets') : null;
}

function checkSimple(part: CssNode): CssProblem | null {
  if (part.type === 'IdSelector' && /^(?:\d|-\d|-$)/.test(part.name)) {
    return digitFirst('an id', `[id="${part.name}"]`, spanOf(part));
  }
  if (part.type === 'AttributeSelector' && part.flags !== null && !/^i$/i.test(part.flags)) {
    return notValid('the only letter before ] may be i', spanOf(part));
  }
  return null;
}

function digitFirst(kind: string, remedy: string, span: Range): CssProblem {
  return notValid(`${kind} in a selector cannot begin with a digit. Write ${cut(remedy)}`, span);
}

const CLASS_WITH_DIGIT = /(?<!=\s*)\.(-?\d[^\s.#:>+~,()[\]"']*)/y;

/** `.50-years`: to the parser a number and its unit, on whose sign or behind it the error stands. */
function findClassWithDigit(css: string, at: number): CssProblem | null {
  const start = css[at] === '.' ? at : Math.max(0, at - 1);
  CLASS_WITH_DIGIT.lastIndex = start;
  const [written = '', name = ''] = CLASS_WITH_DIGIT.exec(css) ?? [];
  if (name === '') return null;
  return digitFirst('a class', `[class~="${name}"]`, [start, start + written.length]);
}

function explainSyntax(css: string, error: unknown): CssProblem {
  const { message, offset } = error as { message?: string; offset?: number };
  const at = Math.min(offset ?? 0, Math.max(0, css.length - 1));
  const className = findClassWithDigit(css, at);
  if (className) return className;
  const reason =
    REASONS[message ?? ''] ??
    `${(message ?? 'it cannot be read').replace(/^./, (first) => first.toLowerCase())}`;
  return notValid(reason.replace(/\.$/, ''), [at, at + 1]);
}

const REASONS: Readonly<Record<string, string>> = {
  'Unexpected end of input': 'it ends too early; a bracket or quote is not closed',
  'Unexpected input': 'this sign does not belong here',
  'Selector is expected': 'this sign does not belong here',
  'Identifier is expected': 'a name is expected here; values with special signs need quotes',
  'Identifier or asterisk is expected': 'a name is expected here',
  '"]" is expected': 'a square bracket or a quote is not closed',
  '")" is expected': 'a round bracket is not closed',
  'Identifier "deep" is expected':
    'the sign / is not allowed here. For a class with such a sign, write [class~="…"]',
  'N is expected': 'a number, odd, even or a formula such as 2n+1 is expected here',
};
