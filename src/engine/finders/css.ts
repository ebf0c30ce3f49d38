import { defineFilter } from '../define-finder.ts';
import { mayRead, normalizeText, plainWords, readText } from '../normalize-text.ts';
import { listTexts, TEXTS } from '../selector-schema.ts';

export const css = defineFilter({
  name: 'css',
  summary: 'Elements that fit a CSS selector and, if wanted, read a certain text.',
  schema: {
    properties: {
      css: { type: 'string', description: 'A CSS selector.' },
      text: {
        ...TEXTS,
        description:
          'The element’s whole text, or several to choose from. Letter case and runs of spaces do not count.',
      },
      'text-contains': {
        ...TEXTS,
        description: 'Words that the element’s text contains, or several to choose from.',
      },
    },
    required: ['css'],
  },
  filter(options) {
    const texts = normalizeTexts(options.text);
    const parts = normalizeTexts(options['text-contains']);
    const one = texts ?? parts ?? [''];
    let words: string[][] | undefined;
    return {
      css: options.css,
      texts: one,
      fits(element) {
        if (!texts && !parts) return true;
        words ??= one.map(plainWords);
        if (!mayRead(element.textContent ?? '', words)) return false;
        const text = readText(element);
        return (
          (texts?.includes(text) ?? true) && (parts?.some((part) => text.includes(part)) ?? true)
        );
      },
    };
  },
});

function normalizeTexts(texts: string | readonly string[] | undefined): string[] | null {
  return texts === undefined ? null : listTexts(texts).map(normalizeText);
}
