import type { Selector } from '../../contract/rules.ts';
import { defineFinder } from '../define-finder.ts';
import { SELECTOR } from '../selector-schema.ts';

export const first = defineFinder({
  name: 'first',
  summary: 'The first so many of what a selector finds.',
  schema: {
    properties: {
      first: { type: 'integer', minimum: 1, maximum: 100, description: 'How many.' },
      of: SELECTOR,
    },
    required: ['first', 'of'],
  },
  find: (options, { find }) => find(options.of as Selector).slice(0, options.first),
  dependsOn: (options) => [options.of as Selector],
});
