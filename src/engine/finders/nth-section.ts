import { defineFinder } from '../define-finder.ts';
import { SECTION, topSections } from '../section.ts';

export const nthSection = defineFinder({
  name: 'nth-section',
  summary: 'The page’s first, second, … section, sections inside of sections not counted.',
  schema: {
    properties: {
      'nth-section': { type: 'integer', minimum: 1, maximum: 100, description: 'Counts from 1.' },
    },
    required: ['nth-section'],
  },
  find(options, { root }) {
    const section = topSections(root)[options['nth-section'] - 1];
    return section ? [section] : [];
  },
  dependsOn: () => [SECTION],
});
