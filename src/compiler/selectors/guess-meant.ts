import { putInBraces } from '../braces.ts';
import { cut } from '../diagnostic.ts';
import { quote } from '../quote.ts';
import { ELEMENTS } from './element-names.ts';

const FINDER = /^\s*\{\s*[a-z-]+:\s.*\}\s*$/s;
const MARKUP = /^\s*<[a-z][^>]*>/i;
/** The name of a picture, as it is saved; `img.svg` is an element with a class. */
const PICTURE = /^\s*([\w/-]+)\.(?:avif|gif|jpe?g|png|svg|webp)\s*$/i;
const ATTRIBUTE = /^\s*(class|id)\s*=\s*["']?([\w -]+?)["']?\s*$/i;
/** As a browser's inspector copies a selector for a script, and the class `md:flex` for a style sheet. */
const SCRIPT = /^\s*document\.querySelector(?:All)?\(\s*(["'`])(.+)\1\s*\);?\s*$/;
const ESCAPED = /^\s*\.((?:[\w-]|\\[^\s\w])+)\s*$/;

interface Guess {
  readonly reason: string;
  readonly suggestion?: string;
}

/** What is right somewhere else, but no selector: a finder in quotes, a piece of HTML or a script. */
export function guessMeant(css: string): Guess | null {
  if (FINDER.test(css)) return { reason: 'a finder stands without quotes', suggestion: css.trim() };
  const finder = putInBraces('selector', css);
  if (finder !== null) return { reason: 'a finder stands in braces', suggestion: cut(finder) };
  if (MARKUP.test(css)) return { reason: 'this is HTML. Write the name, or a class of it' };
  const [, picture] = PICTURE.exec(css) ?? [];
  if (picture !== undefined && !ELEMENTS.includes(picture.toLowerCase())) {
    return { reason: 'this is the name of a file', suggestion: `'img[src*="${css.trim()}"]'` };
  }
  const [, , copied] = SCRIPT.exec(css) ?? [];
  if (copied !== undefined) return { reason: 'this is JavaScript', suggestion: quote(copied) };
  const escaped = css.includes('\\') ? ESCAPED.exec(css)?.[1] : undefined;
  if (escaped !== undefined) return explainEscapes(escaped.replaceAll('\\', ''));
  const [, name = '', value = ''] = ATTRIBUTE.exec(css) ?? [];
  if (name === '') return null;
  const sign = name.toLowerCase() === 'id' ? '#' : '.';
  const words = value.split(/ +/).map((word) => `${sign}${word}`);
  return { reason: 'this is an attribute of HTML', suggestion: `'${words.join('')}'` };
}

function explainEscapes(name: string): Guess {
  return { reason: 'backslashes are not allowed', suggestion: `'[class~="${name}"]'` };
}
