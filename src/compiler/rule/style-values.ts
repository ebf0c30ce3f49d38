import { definitionSyntax, lexer, type DSNode } from 'css-tree';
import { refuseRuleStyle } from '../../engine/trust/index.ts';
import { suggest } from '../suggest.ts';

/** The types do not know of it. */
const { properties } = lexer as unknown as { readonly properties: object };

/** True unless no browser is known to understand the value. */
export function isKnownStyle(property: string, value: string): boolean {
  return lexer.matchProperty(property, value).error?.name !== 'SyntaxMatchError';
}

const NUMBER = /(?<![\w#.-])-?(?:\d+|\d*\.\d+)(?![\w.%])/g;
const SPACE_BEFORE_UNIT = /(?<=\d)\s+(?=[a-z%])/gi;
const WORD = /(?<![\w#.-])[a-z][a-z-]*(?![\w(-])/gi;

/** What was probably meant by a value that no browser is known to understand. */
export function suggestStyle(property: string, value: string): string | undefined {
  if (isKnownStyle(property, value)) return undefined;
  const guesses = [
    value.replace(NUMBER, (number) => (Number(number) === 0 ? number : `${number}px`)),
    value.replace(SPACE_BEFORE_UNIT, ''),
    value.replace(WORD, (word) => suggest(word, wordsOf(property)) ?? word),
  ];
  return guesses.find((guess) => isKnownStyle(property, guess));
}

/** The property that was probably meant by a name that is none. */
export function suggestProperty(name: string): string | undefined {
  const names = Object.keys(properties);
  if (names.includes(name)) return undefined;
  return suggest(
    name,
    names.filter((one) => refuseRuleStyle(one, 'inherit') === null),
  );
}

const known = new Map<string, readonly string[]>();

/** Every word that a value of the property may hold. */
function wordsOf(property: string): readonly string[] {
  const words = known.get(property) ?? [...wordsIn(lexer.getProperty(property)?.syntax ?? null)];
  known.set(property, words);
  return words;
}

/** The words of a syntax and of those that it names. */
function wordsIn(syntax: DSNode | null, words = new Set<string>(), seen = new Set<DSNode>()) {
  if (syntax === null || seen.has(syntax)) return words;
  seen.add(syntax);
  definitionSyntax.walk(syntax, (node) => {
    if (node.type === 'Keyword') words.add(node.name);
    const named = node.type === 'Type' ? lexer.getType(node.name) : null;
    const part = node.type === 'Property' ? lexer.getProperty(node.name) : null;
    wordsIn((named ?? part)?.syntax ?? null, words, seen);
  });
  return words;
}
