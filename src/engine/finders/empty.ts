import { defineFilter } from '../define-finder.ts';
import { ATTRIBUTES_OF_CONTENT, isEmpty } from '../is-empty.ts';

export const empty = defineFilter({
  name: 'empty',
  summary:
    'Elements that fit a CSS selector and show nothing: no text, no media, no picture behind.',
  schema: {
    properties: {
      empty: { type: 'string', description: 'A CSS selector.' },
      unless: {
        type: 'string',
        description:
          'Not empty after all, if the element is or holds something that fits this CSS selector, such as a divider.',
      },
    },
    required: ['empty'],
  },
  filter: ({ empty: css, unless }) => ({
    css,
    texts: [],
    inside: [ATTRIBUTES_OF_CONTENT, unless ?? []].flat().join(),
    fits: (element) =>
      isEmpty(element) && !(unless && (element.matches(unless) || element.querySelector(unless))),
  }),
});
