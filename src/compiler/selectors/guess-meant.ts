const FINDER = /^\s*\{\s*[a-z-]+:\s.*\}\s*$/s;
const MARKUP = /^\s*<[a-z][^>]*>/i;
const ATTRIBUTE = /^\s*(class|id)\s*=\s*["']?([\w -]+?)["']?\s*$/i;

interface Guess {
  readonly reason: string;
  readonly suggestion?: string;
}

/** What is right somewhere else, but no selector: a finder in quotes, or a piece of HTML. */
export function guessMeant(css: string): Guess | null {
  if (FINDER.test(css)) return { reason: 'a finder stands without quotes', suggestion: css.trim() };
  if (MARKUP.test(css)) return { reason: 'this is HTML. Write the name, or a class of it' };
  const [, name = '', value = ''] = ATTRIBUTE.exec(css) ?? [];
  if (name === '') return null;
  const sign = name.toLowerCase() === 'id' ? '#' : '.';
  const words = value.split(/ +/).map((word) => `${sign}${word}`);
  return { reason: 'this is an attribute of HTML', suggestion: `'${words.join('')}'` };
}
