import { defineFinder } from '../define-finder.ts';
import { normalizeText, readText } from '../normalize-text.ts';
import { readApart } from '../read-apart.ts';
import { topSections } from '../section.ts';
import { listTexts, TEXTS } from '../selector-schema.ts';

export const section = defineFinder({
  name: 'section',
  summary: 'Sections whose class, id or text mentions a word.',
  schema: {
    properties: {
      section: { ...TEXTS, description: 'One word, or several to choose from.' },
    },
    required: ['section'],
  },
  find(options, { root }) {
    const words = listTexts(options.section).map(normalizeText);
    return topSections(root).filter((element) => {
      const names = `${element.className} ${element.id}`.replace(/[-_]+/g, ' ');
      return words.some((word) => mentions(normalizeText(names), word) || reads(element, word));
    });
  },
});

/** Most sections hold no such words at all: that is soon known. */
function reads(element: Element, word: string): boolean {
  const text = readText(element);
  return word.split(' ').every((part) => text.includes(part)) && mentions(readApart(element), word);
}

/** As a whole word: "clients" is not mentioned by "clientship". */
function mentions(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
  }
  return false;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
