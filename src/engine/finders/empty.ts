import { defineFinder } from '../define-finder.ts';
import { isEmpty } from '../is-empty.ts';

export const empty = defineFinder({
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
  find: ({ empty: css, unless }, { root }) =>
    [...root.querySelectorAll(css)].filter(
      (element) =>
        isEmpty(element) && !(unless && (element.matches(unless) || element.querySelector(unless))),
    ),
});
