import { defineFinder } from '../define-finder.ts';

export const main = defineFinder({
  name: 'main',
  summary: 'The page’s whole content.',
  schema: {
    properties: { main: { const: true, description: 'Always true.' } },
    required: ['main'],
  },
  find: (_options, { root }) => [root],
  dependsOn: () => [],
});
