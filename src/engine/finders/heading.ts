import { defineFilter } from '../define-finder.ts';
import { mayRead, normalizeText, plainWords, readText } from '../normalize-text.ts';
import { listTexts, TEXTS } from '../selector-schema.ts';

export const heading = defineFilter({
  name: 'heading',
  summary: 'Headings of any level that read a certain text.',
  schema: {
    properties: {
      heading: {
        ...TEXTS,
        description:
          'The heading’s whole text, or several to choose from. Letter case and runs of spaces do not count.',
      },
      contains: { type: 'boolean', description: 'True: the text may be a part of the heading’s.' },
    },
    required: ['heading'],
  },
  filter(options) {
    const texts = listTexts(options.heading).map(normalizeText);
    let words: string[][] | undefined;
    return {
      css: 'h1, h2, h3, h4, h5, h6, [role="heading"]',
      texts,
      fits(element) {
        words ??= texts.map(plainWords);
        if (!mayRead(element.textContent ?? '', words)) return false;
        const read = readText(element);
        return texts.some((text) => (options.contains ? read.includes(text) : read === text));
      },
    };
  },
});
