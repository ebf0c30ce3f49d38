import { cut } from '../diagnostic.ts';
import { quote } from '../quote.ts';

/** The finder that is meant by a text alone, which does not say what kind of elements read it. */
export function suggestFinder(key: string, value: unknown): string | undefined {
  if (key !== 'text' && key !== 'text-contains') return undefined;
  const texts = [value].flat().map((text) => inBraces(String(text)));
  const written = texts.length === 1 ? texts.join() : `[${texts.join(', ')}]`;
  return cut(`{ css: p, ${key}: ${written} }`);
}

const OF_WORDS = ['heading', 'section'];
const OF_CSS = ['container-of', 'end-of', 'empty'];

/**
 * The finder that is meant by its name without a colon: `heading Our Team`, `container-of .card`.
 * @param isFine whether rules may look for this CSS
 */
export function finderByName(
  selector: string,
  isFine: (css: string) => boolean,
): string | undefined {
  const [, name = '', rest = ''] = /^\s*([a-z-]+)\s+(\S.*?)\s*$/s.exec(selector) ?? [];
  const isText = OF_WORDS.includes(name) && !/[.#:>~+*[\]]/.test(rest);
  if (isText) return cut(`{ ${name}: ${inBraces(rest)} }`);
  return OF_CSS.includes(name) && isFine(rest) ? cut(`{ ${name}: ${quote(rest)} }`) : undefined;
}

const BY_TEXT =
  /^(?<css>[^,]*[^\s>+~,]):[a-z-]+\(\s*(?<sign>["']?)(?<words>[^"'()]+)\k<sign>\s*\)$/i;

/** The finder that is meant by `h2:contains("Our Team")`; its CSS is still to be checked. */
export function finderByText(selector: string): { css: string; suggestion: string } | null {
  const { css = '', words = '' } = BY_TEXT.exec(selector.trim())?.groups ?? {};
  if (css === '') return null;
  const texts = [css, words.trim()].map(inBraces);
  return { css, suggestion: cut(`{ css: ${texts[0]}, text-contains: ${texts[1]} }`) };
}

/** Inside of braces a comma, a colon or a bracket ends a text that has no quotes. */
function inBraces(text: string): string {
  return /^[a-z][\w .?-]*$/i.test(text) ? text : quote(text);
}
