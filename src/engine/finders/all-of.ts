import type { Selector } from '../../contract/rules.ts';
import { defineFinder } from '../define-finder.ts';
import { SELECTOR } from '../selector-schema.ts';

export const allOf = defineFinder({
  name: 'all-of',
  summary: 'What several selectors find in common.',
  schema: {
    properties: {
      'all-of': {
        type: 'array',
        items: SELECTOR,
        minItems: 2,
        maxItems: 4,
        description: 'Selectors, each of which must find the element.',
      },
    },
    required: ['all-of'],
  },
  find(options, { find }) {
    const [first = [], ...others] = (options['all-of'] as Selector[]).map(find);
    const sets = others.map((elements) => new Set(elements));
    return first.filter((element) => sets.every((set) => set.has(element)));
  },
  dependsOn: (options) => options['all-of'] as Selector[],
});
